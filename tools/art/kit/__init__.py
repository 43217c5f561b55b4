"""The clay kit: materials, lights, cameras and objects shared by every picture."""
