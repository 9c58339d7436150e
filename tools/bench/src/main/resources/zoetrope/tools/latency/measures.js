// Measures the page in milliseconds by its clock. Runs in the page, which defines `studio`.
const { link, player, picture, timeline, state } = studio;
const began = [];
const tell = (name, on) => {
  const before = on[name].bind(on);
  on[name] = (...values) => {
    const result = before(...values);
    began.splice(0).forEach((look) => look());
    return result;
  };
};
tell('came', player);
tell('seeks', player);
tell('showFilm', picture);
const counts = () => ({ ...player.counts, dropped: player.counts.dropped + picture.playing.lost });

/** Waits until a condition holds; returns the time. The condition is checked at once, and after each call that shows an image. */
const when = (holds, what, seconds = 20) => new Promise((resolve, reject) => {
  const end = setTimeout(() => reject(new Error(`${seconds} s were not enough for ${what}`)), 1000 * seconds);
  const look = () => {
    if (!holds()) return began.push(look);
    clearTimeout(end);
    return resolve(performance.now());
  };
  look();
});
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

window.measures = {
  /** Measures the times from a move of the pointer on the timeline to the image at that position. */
  async scrub(frames) {
    const times = [];
    for (const to of frames) {
      await frame();
      const start = performance.now();
      timeline.handlers.go(to, true);
      times.push(await when(() => player.shown === player.frame, `frame ${to}`) - start);
    }
    return times;
  },

  /** Measures the times of calls of the server for the middle of frames. */
  async calls(name, frames) {
    const times = [];
    for (const at of frames) {
      const start = performance.now();
      await link.call(name, { frame: at, x: picture.film.width / 2, y: picture.film.height / 2, reach: 6 });
      times.push(performance.now() - start);
    }
    return times;
  },

  /** Begins to wait for the next change of the files. Sets `measures.change` to a promise of its time since 1970. */
  changed() {
    const generation = state.facts.generation;
    measures.change = when(() => state.facts.generation > generation && player.shown !== undefined, 'the change', 30)
      .then((now) => performance.timeOrigin + now);
  },

  /** Measures the time from the key press to the first new image, and records the second after it. */
  async play(from) {
    timeline.handlers.go(from, false);
    await when(() => player.shown === from, `frame ${from}`);
    await pause(1500);
    const before = counts();
    const start = performance.now();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
    const started = await when(() => player.frame > from, 'the first picture of a play') - start;
    await pause(1000);
    const { stalls } = counts();
    if (player.playing) player.stop();
    return { started, stalls: stalls - before.stalls };
  },

  /** Plays from a frame on; returns the images per second, and the numbers of dropped images and of stalls. */
  async playFor(from, seconds) {
    timeline.handlers.go(from, false);
    await when(() => player.shown === from, `frame ${from}`);
    await pause(1500);
    const before = counts();
    player.play(1);
    await when(() => player.frame > from, 'the first picture of a play');
    const start = performance.now();
    while (player.playing && performance.now() - start < 1000 * seconds) await pause(20);
    const took = (performance.now() - start) / 1000;
    if (player.playing) player.stop();
    const { played, dropped, stalls } = counts();
    return { rate: (played - before.played) / took, dropped: dropped - before.dropped, stalls: stalls - before.stalls };
  },
};
