"""Lives by the hundred, many at once: blocks of two that differ in nothing but the claims."""

import concurrent.futures
import json
import os
import random
import subprocess
import sys

from scenarios import ALL

HERE = os.path.dirname(os.path.abspath(__file__))
LIFE_SECONDS = 300


def build_slow_disk(folder):
    made = os.path.join(folder, "slow_disk.so")
    source = os.path.join(HERE, "slow_disk.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-O2", "-o", made, source, "-ldl"], check=True)
    return made


class NoNamespaces(Exception):
    """No life could have a network of its own."""


def need_namespaces():
    command = [sys.executable, "-B", "-c", "import namespace; namespace.enter()"]
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True)
    if done.returncode != 0:
        raise NoNamespaces((done.stderr.strip().splitlines() or ["no word"])[-1])


def beat_of(options, scenario):
    return options.beat or scenario.beat


def make_worlds(folder, options):
    """By their beat; every second one has friends whose nodes dial each other."""
    beats = sorted({beat_of(options, ALL[name]) for name in options.scenario})

    def make(one):
        beat, number = one
        place = os.path.join(folder, f"world{number}-{beat}")
        way = "directly" if number % 2 else "apart"
        command = [sys.executable, "-B", os.path.join(HERE, "make_world.py"), place, str(beat), way]
        done = subprocess.run(command, capture_output=True, text=True, timeout=600)
        if done.returncode != 0:
            lines = done.stderr.strip().splitlines() or ["no word"]
            raise RuntimeError(f"the world that lives begin from was not made: {lines[-1]}")
        return place

    wanted = [(beat, number) for beat in beats for number in range(options.worlds)]
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        made = list(pool.map(make, wanted))
    return {
        beat: [place for (one, _), place in zip(wanted, made) if one == beat] for beat in beats
    }


def plan(options, worlds, shim):
    """Both lives of each block, in an order by chance: two neighbours are of any kind."""
    dice = random.Random(options.seed)
    told = []
    for block in range(options.lives):
        name = options.scenario[block % len(options.scenario)]
        scenario = ALL[name]
        seed = dice.getrandbits(60)
        world = block // len(options.scenario) % options.worlds
        beat = beat_of(options, scenario)
        both = [
            {
                "block": block, "claims": claims, "scenario": name, "world": world,
                "givers": scenario.givers, "floods": scenario.floods,
                "adaptive": scenario.adaptive, "disk": options.disk if scenario.disk else 0,
                "shim": shim, "template": worlds[beat][world], "beat": beat,
                "seconds": options.seconds, "seed": seed, "leak": options.leak,
                "quick": options.quick, "limit": LIFE_SECONDS - 60,
            }
            for claims in (False, True)
        ]  # fmt: skip
        dice.shuffle(both)
        told += both
    # Near each other in time, so that the machine is the same for both; not always one after one.
    for place in range(0, len(told), 8):
        some = told[place : place + 8]
        dice.shuffle(some)
        told[place : place + 8] = some
    return told


def live(told):
    """What came of one life, with what it was told; never fails."""
    try:
        done = subprocess.run(
            [sys.executable, "-B", os.path.join(HERE, "life.py")], input=json.dumps(told),
            capture_output=True, text=True, timeout=LIFE_SECONDS,
        )  # fmt: skip
        result = json.loads(done.stdout)
    except (subprocess.TimeoutExpired, ValueError) as error:
        result = {"problem": f"{type(error).__name__}"}
    kept = ("block", "claims", "scenario", "world", "seed")
    return {**result, **{name: told[name] for name in kept}}


def live_all(all_told, jobs, each):
    """`each` is given every life as it ends."""
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        under_way = [pool.submit(live, told) for told in all_told]
        try:
            for done in concurrent.futures.as_completed(under_way):
                each(done.result())
        except BaseException:
            for one in under_way:
                one.cancel()
            raise


def whole_blocks(lives):
    """The lives whose block came whole, and what was wrong with the others."""
    good, problems = {}, []
    for one in lives:
        problem = one.get("problem")
        if not problem and one["taken"] != one["claims"]:
            said = "no friend saw the claims" if one["claims"] else "a claim that nobody made"
            problem = f"{said}; refused: {one['refused'][:2]}"
        if problem:
            problems.append((one["claims"], one["scenario"], problem))
        else:
            good.setdefault(one["block"], []).append(one)
    return [one for both in good.values() if len(both) == 2 for one in both], problems
