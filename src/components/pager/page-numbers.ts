/** Page numbers to link to: the first, the last, the current one and its neighbours. 0 stands for a gap. */
export const pageNumbers = (number: number, count: number): number[] => {
  const shown = [1, number - 1, number, number + 1, count].filter((each) => each >= 1 && each <= count);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((each, index) => (each > (numbers[index - 1] ?? each) + 1 ? [0, each] : [each]));
};
