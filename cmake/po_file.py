"""Reads gettext's .po files as far as Quintet's tools need them."""
import ast
import re

FIELD = re.compile(r'^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?) (".*")$')


def read(text):
    """The messages in order, each a dict: msgid, perhaps msgctxt and msgid_plural; msgstr is a list; fuzzy."""
    messages, fields, last, fuzzy = [], {}, None, False

    def finish():
        nonlocal fields, last, fuzzy
        if "msgid" in fields:
            forms = [fields[key] for key in fields if key.startswith("msgstr")]
            kept = {key: value for key, value in fields.items() if not key.startswith("msgstr")}
            messages.append({**kept, "msgstr": forms, "fuzzy": fuzzy})
        fields, last, fuzzy = {}, None, False

    for line in text.splitlines():
        found = FIELD.match(line)
        starts = line.startswith("#") or (found and found.group(1) in ("msgctxt", "msgid"))
        if starts and any(key.startswith("msgstr") for key in fields):
            finish()
        if found:
            last = found.group(1)
            fields[last] = ast.literal_eval(found.group(2))
        elif line.startswith('"') and last:
            fields[last] += ast.literal_eval(line)
        elif line.startswith("#,") and "fuzzy" in line:
            fuzzy = True
    finish()
    return messages
