/** Reads the one kind of OpenEXR file that `render.py` asks Blender for: scan lines, 32-bit floats, no compression. */

export type Layers = { width: number; height: number; channel: (name: string) => Float32Array };

type Header = { channels: string[]; width: number; height: number; end: number };

function readText(data: Buffer, from: number): [string, number] {
  const end = data.indexOf(0, from);
  return [data.toString("latin1", from, end), end + 1];
}

function readChannels(data: Buffer, from: number): string[] {
  const names: string[] = [];
  let at = from;
  while (data[at] !== 0) {
    const [name, next] = readText(data, at);
    names.push(name);
    at = next + 16;
  }
  return names;
}

/** Reads the attributes that follow the magic number and the version, 8 bytes together. */
function readHeader(data: Buffer): Header {
  const header: Header = { channels: [], width: 0, height: 0, end: 0 };
  let at = 8;
  while (data[at] !== 0) {
    const [name, afterName] = readText(data, at);
    const [, afterType] = readText(data, afterName);
    const size = data.readInt32LE(afterType);
    const value = afterType + 4;
    if (name === "channels") header.channels = readChannels(data, value);
    if (name === "dataWindow") {
      header.width = data.readInt32LE(value + 8) - data.readInt32LE(value) + 1;
      header.height = data.readInt32LE(value + 12) - data.readInt32LE(value + 4) + 1;
    }
    if (name === "compression" && data[value] !== 0) throw new Error("The EXR file is compressed.");
    at = value + size;
  }
  header.end = at + 1;
  return header;
}

/** Reads the channels of a multilayer file. `channel` finds one by the end of its name, such as `Combined.R`. */
export function readExr(data: Buffer): Layers {
  const { channels, width, height, end } = readHeader(data);
  const planes = channels.map(() => new Float32Array(width * height));
  const floats = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const line = 8 + channels.length * width * 4;
  const first = end + height * 8;
  for (let row = 0; row < height; row++) {
    const start = first + row * line + 8;
    planes.forEach((plane, index) => {
      for (let x = 0; x < width; x++) {
        plane[row * width + x] = floats.getFloat32(start + (index * width + x) * 4, true);
      }
    });
  }
  return {
    width,
    height,
    channel: (name) => {
      const plane = planes[channels.findIndex((full) => full.endsWith(name))];
      if (!plane) throw new Error(`No channel ${name} among ${channels.join(", ")}.`);
      return plane;
    },
  };
}
