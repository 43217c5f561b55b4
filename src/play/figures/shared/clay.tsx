interface ClayProps {
  x: number;
  y: number;
  width: number;
  height: number;
  radius?: number;
  fill: string;
  stroke?: string;
  className?: string | undefined;
}

/** Width of the shade at the right and at the bottom. */
const edge = 2.5;

/** A piece of clay: a block with rounded corners, lit from the upper left. */
export const Clay = ({ x, y, width, height, radius = 10, fill, stroke, className }: ClayProps) => (
  <>
    <rect {...{ x, y, width, height, className }} rx={radius} fill={fill} stroke={stroke} />
    <rect {...{ x, y, width, height }} rx={radius} fill="var(--night)" opacity={0.14} />
    <rect
      {...{ x, y, className }}
      width={width - edge}
      height={height - edge}
      rx={Math.max(0, radius - edge / 2)}
      fill={fill}
    />
  </>
);
