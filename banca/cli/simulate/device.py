"""Where a job runs: on this machine's cores, on its GPUs, or on a cluster's workers and their GPUs."""

from argparse import Namespace
from contextlib import AbstractContextManager
from typing import Any, cast

from banca.law import OptionError
from banca.simulate.rounds import Rounds
from banca.simulate.running import Job, P, Workers, threads


def on_device(args: Namespace, job: Job[P], *, apart: bool) -> Job[P]:
    """The job, as GPUs play it if they are to; `apart` if the run may end after any block."""
    if args.device == "cpu":
        return job
    from banca.simulate.gpu.run import OnGpu, pays

    if args.device == "auto":
        by_gpu = isinstance(job, Rounds) and args.cluster is None and args.cores is None and pays(job)
    elif not isinstance(job, Rounds):
        raise OptionError("gpu-rounds-only")
    else:
        by_gpu = True
    return cast("Job[P]", OnGpu(cast("Rounds", job), apart)) if by_gpu else job


def workers_of(args: Namespace, job: Job[P]) -> AbstractContextManager[Workers]:
    if args.cluster is not None:
        return _cluster(args, job)
    if args.device != "cpu":
        from banca.simulate.gpu.run import OnGpu, gpus

        if isinstance(job, OnGpu):
            return gpus(job)
    return threads(job, args.cores)


def _cluster(args: Namespace, job: Job[Any]) -> AbstractContextManager[Workers]:
    from banca.simulate.cluster import Tls, on_cluster

    tls = Tls(args.tls_ca, args.tls_cert, args.tls_key) if args.tls_ca else None
    return on_cluster(job, args.cluster, tls, without_tls=args.without_tls)
