"""Plays a game of go between `quintet-cli go gtp` and GNU Go, each of which judges the moves of the other.

usage: gnugo_test.py QUINTET_CLI

Both must take every move, end with two passes and agree on the score. Where one resigns, the other plays on
for both. Skipped (77) where GNU Go is not installed.
"""
import shutil
import subprocess
import sys

LINES, KOMI, MOST_MOVES = 9, "7.5", 250


class Engine:
    def __init__(self, name, command):
        self.name = name
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        lines = []
        while True:
            line = self.process.stdout.readline()
            if line == "":
                sys.exit(f"{self.name} has ended at: {command}")
            if line.strip() == "":
                if lines:
                    break
                continue
            lines.append(line.strip())
        if not lines[0].startswith("="):
            sys.exit(f"{self.name} refuses: {command}: {lines[0]}")
        return lines[0][1:].strip()


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    gnugo = shutil.which("gnugo", path="/usr/games:/usr/bin:/usr/local/bin")
    if not gnugo:
        print("GNU Go is not installed")
        return 77
    ours = Engine("quintet-cli", [sys.argv[1], "go", "gtp", "--playouts", "200", "--seed", "1"])
    theirs = Engine("gnugo", [gnugo, "--mode", "gtp", "--level", "1", "--chinese-rules", "--seed", "1"])
    for engine in (ours, theirs):
        for command in (f"boardsize {LINES}", "clear_board", f"komi {KOMI}"):
            engine.ask(command)
    passes = moves = 0
    players = [ours, theirs]
    while passes < 2 and moves < MOST_MOVES:
        colour = "black" if moves % 2 == 0 else "white"
        mover = players[moves % 2]
        move = mover.ask("genmove " + colour)
        if move.lower() == "resign":  # the other one goes on for it
            print(f"{mover.name} resigns after {moves} moves")
            players = [theirs, theirs] if mover is ours else [ours, ours]
            continue
        moves += 1
        (theirs if mover is ours else ours).ask(f"play {colour} {move}")
        passes = passes + 1 if move.lower() == "pass" else 0
    if passes < 2:
        sys.exit(f"no end after {moves} moves")
    scores = [engine.ask("final_score") for engine in (ours, theirs)]
    print(f"{moves} moves, {scores[0]} and {scores[1]}")
    if scores[0] != scores[1]:
        sys.exit("they do not agree on the score:\n" + ours.ask("showboard"))
    return 0


sys.exit(main())
