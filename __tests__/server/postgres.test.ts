/** @jest-environment node */
import { newLead } from "../../src/server/new-lead";
import { openStore } from "../../src/server/store/open-store";
import { describePostgres, postgresPlace } from "./support/engines";
import { contactBody } from "./support/lead-server";

describePostgres("PostgreSQL", () => {
  test("a lead is stored and found", async () => {
    const { place, remove } = await postgresPlace();
    const store = await openStore(place);
    await store.save(newLead("hire", contactBody, new Date()), undefined, undefined);
    expect(await store.list({ kind: "hire" })).toHaveLength(1);
    await store.prove();
    await store.forget("x@y.z");
    await store.close();
    await remove();
  });
});
