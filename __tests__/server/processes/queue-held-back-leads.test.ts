/** @jest-environment node */
import { newLead } from "../../../src/server/new-lead";
import { openStore } from "../../../src/server/store/open-store";
import { engines } from "../support/engines";
import { contactBody } from "../support/lead-server";
import { serverOfTest } from "../support/spawn-server";

jest.setTimeout(60_000);

const startServer = serverOfTest();

const waysOut = {
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "website@kiln.example",
  MAIL_TO: "sales@kiln.example",
  MAIL_CONFIRM: "yes",
  WEBHOOK_URL: "https://crm.kiln.example",
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString("base64")}`,
};

test.each(engines)(
  "on $name what an earlier release set aside as spam is told of, once",
  async ({ newPlace }) => {
    const there = await newPlace();
    const store = await openStore(there.place);
    const heldBack = Array.from({ length: 150 }, () => newLead("contact", contactBody, new Date()));
    for (const lead of [...heldBack, newLead("contact", contactBody, new Date())])
      await store.save(lead, undefined, undefined);
    const listed = heldBack.map(({ reference }) => `'${reference}'`).join();
    await there.sql(`update leads set spam = '["25 links"]' where reference in (${listed})`);
    const told = async () => {
      const rows = await there.sql("select reference, channel from deliveries order by reference, channel");
      return rows.map(({ reference, channel }) => `${String(reference)} ${String(channel)}`);
    };

    for (let start = 0; start < 2; start += 1) {
      const server = await startServer({ DATABASE_URL: there.url, ...waysOut });
      server.process.kill("SIGKILL");
      await server.ended;
      expect(await told()).toEqual(
        heldBack.flatMap(({ reference }) => [`${reference} company-mail`, `${reference} webhook`]).sort(),
      );
    }

    const marked = await store.list({ spam: true });
    expect(marked).toHaveLength(heldBack.length);
    for (const { signsOfSpam } of marked) expect(signsOfSpam).toEqual(["25 links"]);
    await store.close();
    await there.remove();
  },
);
