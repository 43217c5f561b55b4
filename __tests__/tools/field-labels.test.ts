/** @jest-environment node */
import path from "node:path";
import { entities } from "../../src/content-model/entities/entities";
import type { FormsSettings } from "../../src/content-model/entities/forms";
import { readSettings } from "../../src/content-model/read-settings";
import { enquiryKinds } from "../../src/forms/rules/enquiry-paths";
import { bodyFields } from "../../src/forms/rules/body-fields";
import { fieldLabels } from "../../tools/build/write-server-content";

test("every field that a form sends has its label in the mail about it", () => {
  const entity = entities.find(({ name }) => name === "forms")!;
  const labels = fieldLabels(readSettings(path.resolve(__dirname, "../.."), entity) as FormsSettings);
  for (const kind of enquiryKinds) {
    expect(Object.keys(labels[kind]).sort()).toEqual([...bodyFields[kind].keys()].sort());
  }
});
