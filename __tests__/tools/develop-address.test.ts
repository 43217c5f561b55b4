/** @jest-environment node */
import { developAddress } from "../../tools/build/develop-address";

test("the port and the host of develop can be set", () => {
  expect(developAddress([])).toEqual(["--port", "8000", "--host", "localhost"]);
  expect(developAddress(["--port", "8001", "--host=0.0.0.0"])).toEqual([
    "--port",
    "8001",
    "--host",
    "0.0.0.0",
  ]);
  expect(developAddress(["-p", "8001"])).toContain("8001");
});

test.each([
  ["--port", "abc"],
  ["--port", "70000"],
  ["--prot", "8001"],
])("%s %s is refused", (...args) => {
  expect(() => developAddress(args)).toThrow(args[0]);
});

test("the server's own address, in .env, is not that of develop", () => {
  const { PORT, HOST } = process.env;
  Object.assign(process.env, { PORT: "9000", HOST: "" });
  try {
    expect(developAddress([])).toEqual(["--port", "8000", "--host", "localhost"]);
  } finally {
    delete process.env.PORT;
    delete process.env.HOST;
    Object.assign(process.env, { ...(PORT && { PORT }), ...(HOST && { HOST }) });
  }
});
