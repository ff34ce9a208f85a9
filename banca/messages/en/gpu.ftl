### Simulation on a GPU.

gpu-needs-extra = a GPU needs CuPy: pip install 'banca[gpu]'
gpu-none = CUDA finds no GPU here ({ $fault }): use --device cpu
gpu-failed = the GPU stopped: { $fault }
gpu-not-yet = GPUs do not play these bets of { $game } so yet: use --device cpu or --device auto
gpu-rounds-only = GPUs play rounds, not yet sessions, --life or --banks: use --device cpu or --device auto
gpu-or-cores = --cores is of the processor and --device gpu plays on GPUs: leave one of them out
gpu-rounds-a-second = { $rate } million rounds a second on GPUs
