### Simulation on a GPU.

gpu-needs-extra = para usar uma GPU é preciso o CuPy: pip install 'banca[gpu]'
gpu-none = o CUDA não encontra aqui nenhuma GPU ({ $fault }): use --device cpu
gpu-failed = a GPU parou: { $fault }
gpu-not-yet = estas apostas de { $game } ainda não se podem simular assim em GPU: use --device cpu ou --device auto
gpu-rounds-only = em GPU só se simulam jogadas, por ora sem sessões, --life nem --banks: use --device cpu ou --device auto
gpu-or-cores = --cores diz respeito ao processador e --device gpu recorre às GPU: retire uma das opções
gpu-rounds-a-second = { $rate } milhões de jogadas por segundo em GPU
