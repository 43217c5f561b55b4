"""The clay kit: materials, lights, cameras and objects for all pictures."""
