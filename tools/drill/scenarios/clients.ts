import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { text } from "node:stream/consumers";
import { demand } from "../audit";
import { asText, newEnquiries } from "../enquiries";
import type { Place } from "../place";
import { timed, type Scenario } from "../scenario";

const many = 500;
const longestAnswerMs = 3000;

const openOne = async (place: Place): Promise<Socket> => {
  const { port } = new URL(place.server.origin);
  const socket = connect({ port: Number(port), host: "127.0.0.1" });
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
};

const open = (place: Place, count: number): Promise<Socket[]> =>
  Promise.all(Array.from({ length: count }, () => openOne(place)));

/** Checks that other clients are served as usual. */
const servesOthers = async (place: Place): Promise<string> => {
  const ms = await timed(async () => {
    const statuses = await place.enquire(20);
    demand(
      statuses.every((status) => status === 201),
      `others were answered ${statuses.join(", ")}`,
    );
  });
  demand(ms < longestAnswerMs, `others waited ${ms} ms`);
  return `20 others answered in ${ms} ms`;
};

const memoryOf = ({ server }: Place): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, "utf8"))?.[1]) / 1024;

/** Checks that the server stops in time despite these clients. */
const endsBeside = async (place: Place): Promise<string> => {
  const ms = await timed(async () =>
    demand((await place.server.end("SIGTERM")) === 0, "it did not end well"),
  );
  demand(ms < 20_000, `it ended after ${ms} ms`);
  await place.start();
  return `SIGTERM ended it in ${(ms / 1000).toFixed(1)} s`;
};

export const clients: Scenario[] = [
  {
    name: "100 slow clients, a byte a second",
    async drill(place) {
      const sockets = await open(place, 100);
      const call = (await newEnquiries(1, place.now)).map(asText).join("");
      for (const socket of sockets) socket.write(call.slice(0, -20));
      let others = "";
      for (let byte = 20; byte > 15; byte -= 1) {
        for (const socket of sockets) socket.write(call.slice(-byte).charAt(0));
        others = await servesOthers(place);
        await sleep(1000);
      }
      for (const socket of sockets) socket.destroy();
      return others;
    },
  },
  {
    name: "half-open: 50 end after asking, 50 vanish",
    async drill(place) {
      const asked = await newEnquiries(50, place.now);
      place.enquiries.push(...asked);
      const vanishing = await open(place, 50);
      const answers = asked.map(async (enquiry) => {
        const socket = await openOne(place);
        socket.end(asText(enquiry));
        const answer = await text(socket);
        enquiry.reference = /"reference":"([^"]+)"/.exec(answer)?.[1];
      });
      const [cutShort = ""] = asked.map((enquiry) => asText(enquiry).slice(0, -10));
      for (const socket of vanishing) socket.write(cutShort, () => socket.resetAndDestroy());
      await Promise.all(answers);
      const answered = asked.filter(({ reference }) => reference).length;
      return `${answered} of 50 got their answer; ${await servesOthers(place)}`;
    },
  },
  {
    name: `${many} idle connections`,
    async drill(place) {
      const before = memoryOf(place);
      const sockets = await open(place, many);
      const others = await servesOthers(place);
      const grown = Math.round(memoryOf(place) - before);
      const ended = await endsBeside(place);
      for (const socket of sockets) socket.destroy();
      return `${others}, memory ${grown < 0 ? "" : "+"}${grown} MB; ${ended}`;
    },
  },
];
