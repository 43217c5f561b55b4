import { useState } from "react";
import { Button } from "../button/button";
import { Dialog } from "./dialog";

export default () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog name="A dialog" open={open} onClose={() => setOpen(false)}>
        <p>What it shows.</p>
      </Dialog>
    </>
  );
};
