// The variants of a film with parameters.

/** Shows the variant with another value of a parameter, at the same moment. Returns whether it differs. */
export function choose(player, name, value) {
  const { film, currentTime } = player;
  const parameter = player.parameters.find((each) => each.name === name);
  const index = parameter ? parameter.values.indexOf(value) : -1;
  if (index < 0) throw new RangeError(`the film has no variant with ${name}=${value}`);
  if (index === parameter.index) return false;
  parameter.index = index;
  const { sound } = film;
  try {
    film.choose();
  } catch (error) {
    player.fail(error);
    return false;
  }
  if (film.sound !== sound) player.openSound();
  player.currentTime = currentTime;
  if (!player.paused) player.sound.play();
  return true;
}
