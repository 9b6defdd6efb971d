#!/usr/bin/env python3
"""Trains the network of go from games of it against itself, written by go_selfplay:

    go_train.py FOLDER [--channels N] [--blocks N] [--threads N] [--reuse N]

FOLDER holds games/ (what go_selfplay writes), network (what it reads) and checkpoint. Runs until it is interrupted, and
continues from the checkpoint; without one from the network, such as that of the game; without that from random weights. Needs PyTorch (Debian: python3-torch), which neither
the game nor its build nor its tests need.

The network is trained as it is played, in steps of seven bits for activations and eight for weights: rounding takes place
in the forward pass and is ignored in the gradient. core/go/network.cpp describes the file.
"""

import argparse
import copy
import pathlib
import random
import struct
import sys
import time

import numpy
import torch
import torch.nn.functional as functional
from torch import nn

PLANES, FACTS, HEAD, HIDDEN = 16, 2, 32, 32
STEPS = 32  # of an activation of 1
MOST = 127 / STEPS
POOLED_STEPS = 16 * STEPS
BATCH = 256
MAGIC = 0x324E4751
FACT_STEPS = 256  # finer than those of the sums they are added to


def quickest_type():
    """Bfloat16, whose eight bits hold activations and weights exactly, where the processor has it; elsewhere it is imitated
    and takes 25 times as long."""
    processor = pathlib.Path("/proc/cpuinfo")
    flags = processor.read_text().split() if processor.exists() else []
    return torch.bfloat16 if "avx512_bf16" in flags or "amx_bf16" in flags else torch.float32


TYPE = quickest_type()


class Round(torch.autograd.Function):
    @staticmethod
    def forward(_, values):
        return torch.round(values)

    @staticmethod
    def backward(_, gradient):
        return gradient


class Limited(torch.autograd.Function):
    """As the program's activations; the gradient is that of the limits alone."""

    @staticmethod
    def forward(context, values):
        context.save_for_backward(values)
        return functional.hardtanh(values, 0, MOST).mul_(STEPS).round_().mul_(1 / STEPS)

    @staticmethod
    def backward(context, gradient):
        values = context.saved_tensors[0]
        gradient = torch.ops.aten.threshold_backward(gradient, values, 0)
        return torch.ops.aten.threshold_backward(gradient, MOST - values, 0)


limited = Limited.apply


def weight_scale(weight):
    return weight.detach().abs().flatten(1).amax(1).clamp(min=1e-4) / 127


def stepped(weight):
    """The weights in steps of their row's scale, and the scales."""
    scale = weight_scale(weight)
    return Round.apply(weight / scale.view(-1, *[1] * (weight.dim() - 1))), scale


class Convolution(nn.Module):
    def __init__(self, inputs, outputs, size, gain=1.0):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs, size, size) * gain * (2 / (inputs * size * size)) ** 0.5)
        self.bias = nn.Parameter(torch.zeros(outputs))

    def forward(self, values, added=None):
        weight, scale = stepped(self.weight)
        weight = (weight * scale.view(-1, 1, 1, 1)).to(TYPE)
        sums = functional.conv2d(values, weight, self.bias.to(TYPE), padding=self.weight.shape[-1] // 2)
        return sums if added is None else sums + added.to(TYPE)[:, :, None, None]


class Linear(nn.Module):
    def __init__(self, inputs, outputs, gain=1.0, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs) * gain * (1 / inputs) ** 0.5)
        self.bias = nn.Parameter(torch.zeros(outputs), requires_grad=bias)

    def forward(self, values):
        weight, scale = stepped(self.weight)
        return functional.linear(values, weight) * scale + self.bias


def pooled(values):
    average = Round.apply(values.mean((2, 3), dtype=torch.float) * POOLED_STEPS) / POOLED_STEPS
    return torch.cat([average, values.amax((2, 3)).float()], 1)


class Block(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.first = Convolution(channels, channels, 3)
        self.pooling = Linear(2 * channels, channels, 0.3, bias=False)
        self.second = Convolution(channels, channels, 3, 0.3)

    def forward(self, values):
        middle = limited(self.first(values))
        return limited(self.second(middle, self.pooling(pooled(middle))) + values)


class Network(nn.Module):
    def __init__(self, channels, blocks):
        super().__init__()
        self.input = Convolution(PLANES, channels, 3)
        self.facts = nn.Parameter(torch.randn(channels, FACTS) * 0.2)
        self.blocks = nn.ModuleList([Block(channels) for _ in range(blocks)])
        self.moves = Convolution(channels, HEAD, 1)
        self.moves_pooling = Linear(2 * channels, HEAD, 0.3, bias=False)
        self.move = Linear(HEAD, 1)
        self.passing = Linear(2 * channels, 1)
        self.value = Convolution(channels, HEAD, 1)
        self.owned = Linear(HEAD, 1)
        self.hidden = Linear(2 * HEAD, HIDDEN, 1.4)
        self.win = Linear(HIDDEN, 1)
        self.lead = Linear(HIDDEN, 1)

    def forward(self, planes, facts):
        """Logarithms of all moves, the pass last; of winning; the lead in points; logarithms of owning each point."""
        values = limited(self.input(planes, functional.linear(facts / 64, self.facts)))
        for block in self.blocks:
            values = block(values)
        over_all = pooled(values)
        points = limited(self.moves(values, self.moves_pooling(over_all)))
        moves = self.move(points.permute(0, 2, 3, 1).float()).flatten(1)
        moves = torch.cat([moves, self.passing(over_all)], 1)
        points = limited(self.value(values))
        owned = self.owned(points.permute(0, 2, 3, 1).float()).flatten(1)
        hidden = limited(self.hidden(pooled(points)))
        return moves, self.win(hidden).squeeze(1), self.lead(hidden).squeeze(1) * 10, owned

    def write(self, path):
        out = bytearray()

        def bytes_of(weight):
            weight, scale = stepped(weight.detach())
            out.extend(weight.to(torch.int8).numpy().tobytes())
            return scale.numpy().astype("float64")

        def floats(values):
            out.extend(numpy.asarray(values, dtype="<f4").tobytes())

        def integers(values):
            out.extend(numpy.rint(numpy.asarray(values)).astype("<i4").tobytes())

        def numbers(values):
            return values.detach().numpy().astype("float64")

        def convolution(layer, step):  # of its inputs
            scale = bytes_of(layer.weight)
            floats(step * scale * STEPS)
            integers(numbers(layer.bias) / (step * scale))
            return step * scale

        def pooling(layer, of):
            floats(bytes_of(layer.weight) / POOLED_STEPS / of)

        def dot(layer, steps, factor=1.0):
            scale = bytes_of(layer.weight)
            floats([scale[0] / steps * factor, float(layer.bias.detach()[0]) * factor])

        out.extend(struct.pack("<5I", MAGIC, self.input.bias.numel(), len(self.blocks), HEAD, HIDDEN))
        of = convolution(self.input, 1)
        integers(numbers(self.facts) / 64 * FACT_STEPS / of[:, None])
        for block in self.blocks:
            convolution(block.first, 1 / STEPS)
            of = weight_scale(block.second.weight).numpy().astype("float64") / STEPS
            pooling(block.pooling, of)
            convolution(block.second, 1 / STEPS)
        of = weight_scale(self.moves.weight).numpy().astype("float64") / STEPS
        convolution(self.moves, 1 / STEPS)
        pooling(self.moves_pooling, of)
        dot(self.move, STEPS)
        dot(self.passing, POOLED_STEPS)
        convolution(self.value, 1 / STEPS)
        dot(self.owned, STEPS)
        scale = bytes_of(self.hidden.weight)
        floats(scale / POOLED_STEPS * STEPS)
        integers(numbers(self.hidden.bias) * POOLED_STEPS / scale)
        dot(self.win, STEPS)
        dot(self.lead, STEPS, 10)
        part = path.with_suffix(".part")
        part.write_bytes(out)
        part.rename(path)


    @classmethod
    def read(cls, path):
        """The network of a file, up to rounding."""
        data = path.read_bytes()
        magic, channels, blocks, head, hidden = struct.unpack_from("<5I", data)
        if magic != MAGIC or head != HEAD or hidden != HIDDEN:
            raise SystemExit(f"{path} is no network of this version")
        network, at = cls(channels, blocks), struct.calcsize("<5I")

        def take(kind, count):
            nonlocal at
            found = numpy.frombuffer(data, kind, count, at).astype("float64")
            at += found.nbytes // 8 * numpy.dtype(kind).itemsize
            return found

        def fill(parameter, values):
            parameter.data.copy_(torch.from_numpy(values.reshape(parameter.shape)))

        def weights(layer):
            return take("i1", layer.weight.numel()).reshape(len(layer.weight), -1)

        def convolution(layer, step):
            steps = weights(layer)
            scale = take("<f4", len(steps)) / (step * STEPS)
            fill(layer.weight, steps * scale[:, None])
            fill(layer.bias, take("<i4", len(steps)) * step * scale)
            return step * scale

        def pooling(layer):  # whose unit is that of the convolution it is added to
            steps = weights(layer)
            factors = take("<f4", len(steps))
            return lambda of: fill(layer.weight, steps * (factors * of * POOLED_STEPS)[:, None])

        def dot(layer, steps_of_inputs, factor=1.0):
            steps = weights(layer)
            scale, bias = take("<f4", 2)
            fill(layer.weight, steps * scale * steps_of_inputs / factor)
            fill(layer.bias, numpy.array([bias / factor]))

        of = convolution(network.input, 1)
        fill(network.facts, take("<i4", network.facts.numel()).reshape(channels, FACTS) * 64 / FACT_STEPS * of[:, None])
        for block in network.blocks:
            convolution(block.first, 1 / STEPS)
            finish = pooling(block.pooling)
            finish(convolution(block.second, 1 / STEPS))
        of = convolution(network.moves, 1 / STEPS)
        finish = pooling(network.moves_pooling)
        finish(of)
        dot(network.move, STEPS)
        dot(network.passing, POOLED_STEPS)
        convolution(network.value, 1 / STEPS)
        dot(network.owned, STEPS)
        steps = weights(network.hidden)
        scale = take("<f4", HIDDEN) * POOLED_STEPS / STEPS
        fill(network.hidden.weight, steps * scale[:, None])
        fill(network.hidden.bias, take("<i4", HIDDEN) * scale / POOLED_STEPS)
        dot(network.win, STEPS)
        dot(network.lead, STEPS, 10)
        return network


def record_type(side):
    area = side * side
    return numpy.dtype(
        [("planes", "<u2", area), ("facts", "i1", FACTS), ("policy", "<u2", area + 1), ("owner", "i1", area),
         ("result", "i1"), ("lead", "<i2")])


def batch_size(side):
    """Fewer of large boards, so that a step takes the same time for all."""
    return max(32, BATCH * 81 // max(81, side * side))


class Window:
    """The latest records of each size of board."""

    def __init__(self, folder):
        self.folder, self.read, self.records, self.total = folder, set(), {}, 0

    def update(self, most):
        for path in sorted(self.folder.glob("*.games"), key=lambda each: each.stat().st_mtime):
            if path.name in self.read:
                continue
            self.read.add(path.name)
            side = int(path.name.split("-")[0])
            found = numpy.fromfile(path, record_type(side))
            self.records.setdefault(side, []).append(found)
            self.total += len(found)
        for chunks in self.records.values():
            while len(chunks) > 1 and sum(map(len, chunks)) - len(chunks[0]) > most:
                chunks.pop(0)
        self.flat = {side: numpy.concatenate(chunks) for side, chunks in self.records.items()}

    def batch(self):
        # Every size equally often: most positions are of large boards, and a network that saw these more often lost on small
        # ones what it had learned.
        side = random.choice(list(self.flat))
        records = self.flat[side]
        return side, records[numpy.random.randint(0, len(records), batch_size(side))]


def turned(values, turn):
    """One of the eight symmetries of the last two dimensions."""
    if turn & 4:
        values = values.transpose(-1, -2)
    return torch.rot90(values, turn & 3, (-2, -1))


def tensors(side, records):
    planes = torch.from_numpy(records["planes"].astype("int32")).view(-1, 1, side, side)
    planes = (planes >> torch.arange(PLANES).view(1, -1, 1, 1) & 1).to(TYPE)
    policy = torch.from_numpy(records["policy"].astype("float32"))
    policy = policy / policy.sum(1, keepdim=True)
    owner = torch.from_numpy(records["owner"].astype("float32")).view(-1, side, side)
    turn = random.randrange(8)
    points = turned(policy[:, :-1].reshape(-1, side, side), turn).flatten(1)
    return (turned(planes, turn).contiguous(memory_format=torch.channels_last),
            torch.from_numpy(records["facts"].astype("float32")), torch.cat([points, policy[:, -1:]], 1),
            turned(owner, turn).flatten(1), torch.from_numpy(records["result"].astype("float32")),
            torch.from_numpy(records["lead"].astype("float32")) / 2)


def losses(network, batch):
    planes, facts, policy, owner, result, lead = batch
    moves, win, points, owned = network(planes, facts)
    return [-(policy * functional.log_softmax(moves, 1)).sum(1).mean(),
            functional.binary_cross_entropy_with_logits(win, (result + 1) / 2),
            functional.smooth_l1_loss(points / 10, lead / 10) * 0.2,
            functional.binary_cross_entropy_with_logits(owned, (owner + 1) / 2)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--channels", type=int, default=48)
    parser.add_argument("--blocks", type=int, default=4)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--reuse", type=float, default=4, help="how often a position is used, at most, on average")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning; a third of it at the end")
    parser.add_argument("--window", type=int, default=100_000, help="least number of positions of a size")
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    games = options.folder / "games"
    games.mkdir(parents=True, exist_ok=True)
    begun = options.folder / "network"
    network = Network.read(begun) if begun.exists() else Network(options.channels, options.blocks)
    average = copy.deepcopy(network)
    optimizer = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=1e-4, betas=(0.9, 0.99))
    checkpoint = options.folder / "checkpoint"
    steps = 0
    if checkpoint.exists():
        saved = torch.load(checkpoint)
        network.load_state_dict(saved["network"])
        average.load_state_dict(saved["average"])
        optimizer.load_state_dict(saved["optimizer"])
        for group in optimizer.param_groups:
            group["lr"] = options.rate
        steps = saved["steps"]
    average.write(options.folder / "network")
    window = Window(games)
    used, saved_at, means = 0, time.time(), None
    first_steps = steps
    while True:
        window.update(options.window + window.total // 3)
        if window.total < 20 * BATCH or used > options.reuse * window.total:
            time.sleep(2)
            continue
        for _ in range(50):
            side, records = window.batch()
            now = losses(network, tensors(side, records))
            optimizer.zero_grad()
            sum(now).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 5)
            optimizer.step()
            steps += 1
            used += len(records)
            kept = min(0.998, steps / (steps + 20))
            with torch.no_grad():
                for slow, quick in zip(average.parameters(), network.parameters()):
                    slow.lerp_(quick, 1 - kept)
            figures = numpy.array([each.item() for each in now])
            means = figures if means is None else 0.99 * means + 0.01 * figures
        if time.time() - saved_at > 30:
            saved_at = time.time()
            average.write(options.folder / "network")
            part = options.folder / "checkpoint.part"
            torch.save({"network": network.state_dict(), "average": average.state_dict(),
                        "optimizer": optimizer.state_dict(), "steps": steps}, part)
            part.rename(checkpoint)
            print(f"{time.strftime('%H:%M:%S')} steps {steps} positions {window.total} reuse {used / window.total:.2f} "
                  "moves {:.3f} win {:.3f} lead {:.3f} owner {:.3f}".format(*means), flush=True)


if __name__ == "__main__":
    sys.exit(main())
