"""Runs tests with many of a program in each process: under the sanitizers most of the time goes into starting them.

usage: run_together.py BUILD [OPTION OF CTEST]...

The options choose tests as those of ctest do. Tests of GoogleTest share processes, as many at a time as there are
processors; what else there is runs by ctest. Prints what failed; status 1 if anything has.
"""
import collections
import concurrent.futures
import json
import os
import re
import subprocess
import sys

FILTER = "--gtest_filter="
# Of tests in a process: few enough that all processors are busy to the end.
MOST = 60
DONE = re.compile(r"^\[ *(OK|SKIPPED|FAILED) *\] (\S+?)(?:, where .*)? \(\d+ ms\)$", re.M)


def chosen(build, options):
    listed = subprocess.run(["ctest", "--test-dir", build, "--show-only=json-v1", *options], check=True,
                            capture_output=True, text=True)
    return json.loads(listed.stdout)["tests"]


def property_of(test, name, usual):
    return next((each["value"] for each in test.get("properties", []) if each["name"] == name), usual)


def groups(tests):
    """The command, folder, environment and names of each process, and the names of the tests that ctest has to run."""
    shared, others = collections.defaultdict(list), []
    for test in tests:
        if property_of(test, "DISABLED", False):
            continue
        command = test.get("command", [])
        names = [word[len(FILTER):] for word in command[1:] if word.startswith(FILTER)]
        if len(names) != 1:
            others.append(test["name"])
            continue
        environment = tuple(property_of(test, "ENVIRONMENT", []))
        shared[command[0], property_of(test, "WORKING_DIRECTORY", None), environment].append(names[0])
    processes = []
    for (program, folder, environment), names in shared.items():
        count = -(-len(names) // MOST)
        size = -(-len(names) // count)
        processes += [(program, folder, environment, names[i:i + size]) for i in range(0, len(names), size)]
    return processes, others


def failures_in(output, names):
    """What the failed tests have printed; all of the end if the program has ended within a test."""
    found = dict((name, how) for how, name in DONE.findall(output))
    parts = []
    for name in names:
        if found.get(name) in ("OK", "SKIPPED"):
            continue
        start = output.find(f"[ RUN      ] {name}\n")
        if start < 0:
            parts.append(f"{name} has not run\n")
            continue
        end = output.find("\n[ RUN      ] ", start + 1)
        parts.append(output[start:end if end >= 0 else len(output)].strip()[-20000:] + "\n")
    return parts


def run(process):
    program, folder, environment, names = process
    variables = dict(os.environ, **dict(each.split("=", 1) for each in environment))
    variables["GTEST_FILTER"] = ":".join(names)
    done = subprocess.run([program, "--gtest_color=no"], cwd=folder, env=variables, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, errors="replace")
    failures = failures_in(done.stdout, names)
    if done.returncode != 0 and not failures:
        # What a sanitizer has reported, at the end or in between.
        said = "\n".join(line for line in done.stdout.splitlines() if not line.startswith("["))
        failures = [f"{program} ended with {done.returncode}, but all its tests passed:\n{said[:20000]}\n"]
    return program, len(names), failures


def main(build, *options):
    processes, others = groups(chosen(build, options))
    if not processes and not others:
        sys.exit("No tests were found.")
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for program, count, failures in pool.map(run, processes):
            print(f"{os.path.basename(program)}: {count} tests, {len(failures) or 'none'} failed", flush=True)
            failed += len(failures)
            print(*failures, sep="\n", end="", flush=True)
    print(f"{sum(len(process[3]) for process in processes)} tests in {len(processes)} processes, {failed} failed", flush=True)
    if others:
        names = "|".join(re.escape(name) for name in others)
        failed += subprocess.run(["ctest", "--test-dir", build, "-R", f"^({names})$", "--output-on-failure", "--parallel",
                                  str(os.cpu_count())], check=False).returncode != 0
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
