### Simulation on a GPU.

gpu-needs-extra = 使用GPU需要CuPy：pip install 'banca[gpu]'
gpu-none = CUDA在本機找不到GPU（{ $fault }）：請用--device cpu
gpu-failed = GPU已停止運作：{ $fault }
gpu-not-yet = GPU暫未能以此方式模擬{ $game }的這些投注：請用--device cpu或--device auto
gpu-rounds-only = GPU暫時只能按局模擬，未能按場模擬，亦未能用於--life或--banks：請用--device cpu或--device auto
gpu-or-cores = --cores用於處理器，--device gpu則用GPU：請刪去其中一項
gpu-rounds-a-second = GPU每秒{ $rate }百萬局
