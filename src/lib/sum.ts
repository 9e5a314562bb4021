/** All the numbers added up; 0 where there is none. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
