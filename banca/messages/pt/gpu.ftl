### Simulation on a GPU.

gpu-needs-extra = para usar uma GPU é preciso o CuPy: pip install 'banca[gpu]'
gpu-none = o CUDA não encontra aqui nenhuma GPU ({ $fault }): use --device cpu
gpu-failed = a GPU parou: { $fault }
gpu-not-yet = as GPU ainda não jogam desta forma estas apostas de { $game }: use --device cpu ou --device auto
gpu-rounds-only = as GPU jogam apenas jogadas; sessões, --life e --banks ainda não: use --device cpu ou --device auto
gpu-or-cores = --cores é do processador e --device gpu joga nas GPU: retire uma das opções
gpu-rounds-a-second = { $rate } milhões de jogadas por segundo em GPU
