package zoetrope.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import zoetrope.animation.Animation;
import zoetrope.frame.FrameRate;
import zoetrope.mobject.Mobject;

/**
 * One run of a scene: the clock. Frame k stands at k / rate exactly. A play or pause covers the
 * times from its start to before its end; so the frame at the instant where one call ends and the
 * next begins shows the beginning of the next, and every end state is reached between the two.
 *
 * <p>Updaters are stepped from mark to mark; marks are the frames and the ends of calls. A step has
 * always a length above zero.
 */
final class SceneRunner {
  private final Scene scene;
  private final FrameRate rate;
  private final FrameEmitter sheet;
  private final ObserverSchedule lookout;
  private final StageView view;
  private final List<PlayRecord> plays = new ArrayList<>();
  private final SceneMarkers script = new SceneMarkers();
  private final Set<String> warnings = new LinkedHashSet<>();
  private Time now = Time.ZERO;
  private Time lastMark = Time.ZERO;
  private boolean playing;

  SceneRunner(Scene scene, FrameRate rate, FrameEmitter sheet, StageObserver observer) {
    this.scene = scene;
    this.rate = rate;
    this.sheet = sheet;
    this.view = new StageView(scene);
    this.lookout = new ObserverSchedule(observer, view);
  }

  Time now() {
    return now;
  }

  void warn(String message) {
    warnings.add(message);
  }

  void section(String name) {
    requireNotPlaying("section");
    script.section(name, now, plays.size());
  }

  void subtitle(String text, double seconds) {
    requireNotPlaying("subtitle");
    script.subtitle(text, seconds, now);
  }

  void play(PlayOptions options, List<? extends Animation<?>> animations) {
    if (animations.isEmpty()) {
      throw new IllegalArgumentException(
          "play() got nothing to animate; to let time pass use pause(seconds)");
    }
    requireNotPlaying("play");
    requireDistinct(animations);
    double longest = 0;
    for (Animation<?> a : animations) {
      options.applyTo(a);
      longest = Math.max(longest, a.duration());
    }
    Time duration = Time.of(longest);
    record(duration, describe(animations));
    warnOfRivals(animations);
    playing = true;
    try {
      perform(animations, duration);
    } finally {
      playing = false;
    }
    scene.cast().update(0);
    sheet.arrived(view::frame);
    lookout.ended();
  }

  private void perform(List<? extends Animation<?>> animations, Time duration) {
    Cast cast = scene.cast();
    for (Animation<?> a : animations) {
      a.begin(cast);
      if (a.bringsForward() || !cast.shows(a.mobject())) {
        cast.addIfAbsent(a.mobject());
      }
    }
    Time end = now.plus(duration);
    boolean mayJump = animations.stream().allMatch(Animation::isStateless);
    advance(end, mayJump, time -> show(animations, time));
    animations.forEach(a -> a.interpolate(1));
    arrive(end);
    lookout.reached(end);
    animations.forEach(Animation::finish);
    animations.forEach(a -> a.cleanUp(cast));
  }

  void pause(double seconds) {
    if (!(seconds >= 0)) {
      throw new IllegalArgumentException(
          "a pause of "
              + seconds
              + " s is not possible: it must be a number of seconds, 0 or more");
    }
    requireNotPlaying("pause");
    Time duration = Time.of(seconds);
    record(duration, "pause");
    Time end = now.plus(duration);
    if (scene.cast().hasActiveUpdaters()) {
      advance(end, true, time -> {});
      arrive(end);
      sheet.arrived(view::frame);
    } else {
      long first = now.firstFrame(rate);
      sheet.put(first, end.firstFrame(rate) - first, view::frame);
      requireRunning();
      stopBefore(end, time -> {});
      arrive(end);
    }
    lookout.reached(end);
    lookout.ended();
  }

  /** Takes the last picture, if the scene ends with something that moved. */
  StageResult finish(boolean complete) {
    if (complete) {
      sheet.close(view::frame);
    }
    long frames = Math.max(1, now.firstFrame(rate));
    Set<String> all = new LinkedHashSet<>(warnings);
    if (complete) {
      script.noteAt(now).ifPresent(all::add);
    }
    all.addAll(scene.cast().notes());
    return new StageResult(
        now, frames, plays, script.sections(), script.subtitles(), complete, List.copyOf(all));
  }

  private interface State {
    void at(Time sinceStart);
  }

  /** Steps through the frames from now to before {@code end}. */
  private void advance(Time end, boolean mayJump, State state) {
    long first = now.firstFrame(rate);
    long last = end.firstFrame(rate);
    boolean idle = mayJump && !scene.cast().hasActiveUpdaters();
    for (long k = first; k < last; k++) {
      if (idle && !sheet.wants(k)) {
        long next = Math.min(last, sheet.nextWanted(k));
        sheet.put(k, next - k, view::frame);
        k = next - 1;
        stopBefore(Time.ofFrame(k, rate), state);
        lastMark = later(lastMark, Time.ofFrame(k, rate));
        requireRunning();
        continue;
      }
      Time t = later(now, Time.ofFrame(k, rate));
      stopBefore(t, state);
      state.at(t.minus(now));
      step(t);
      sheet.put(k, 1, view::frame);
      lookout.reached(t);
      requireRunning();
    }
    stopBefore(end, state);
  }

  /** Stops at the moments before {@code t} that are to be looked at. */
  private void stopBefore(Time t, State state) {
    for (Time m = lookout.nextBefore(t); m != null; m = lookout.nextBefore(t)) {
      state.at(m.minus(now));
      step(m);
      lookout.reached(m);
    }
  }

  private void show(List<? extends Animation<?>> animations, Time sinceStart) {
    double seconds = sinceStart.seconds();
    for (Animation<?> a : animations) {
      double duration = a.duration();
      a.interpolate(duration > 0 ? seconds / duration : 1);
    }
  }

  private void arrive(Time end) {
    now = end;
    step(end);
    requireRunning();
  }

  private void step(Time t) {
    double dt = t.minus(lastMark).seconds();
    lastMark = t;
    scene.cast().update(dt);
  }

  private void requireNotPlaying(String call) {
    if (playing) {
      throw new IllegalStateException(call + "() cannot be called from within an animation");
    }
  }

  private static void requireDistinct(List<? extends Animation<?>> animations) {
    Set<Animation<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Animation<?> a : animations) {
      if (a == null) {
        throw new IllegalArgumentException(
            "play() got null among its animations: is a field not set yet?");
      }
      if (!seen.add(a)) {
        throw new IllegalArgumentException(
            a.describe() + " is in this play twice: make an animation for each");
      }
    }
  }

  /** A transform sets all of its object: what an animation before it did to that is not seen. */
  private void warnOfRivals(List<? extends Animation<?>> animations) {
    Map<Mobject<?>, Animation<?>> seen = new IdentityHashMap<>();
    animations.stream()
        .flatMap(Animation::together)
        .filter(Animation::setsPlace)
        .forEach(a -> warnOfRivals(a, seen));
  }

  private void warnOfRivals(Animation<?> a, Map<Mobject<?>, Animation<?>> seen) {
    Animation<?> rival = null;
    for (Mobject<?> member : a.mobject().family()) {
      Animation<?> before = seen.put(member, a);
      rival = rival == null && a.setsAll() ? before : rival;
    }
    if (rival != null) {
      PlayRecord play = plays.get(plays.size() - 1);
      warn(
          (play.file().isEmpty() ? "" : play.file() + ":" + play.line() + ": ")
              + rival.describe()
              + " and "
              + a.describe()
              + " change the same object in one play, so that only the last is seen: put both"
              + " changes into one animate(...), or play one after the other");
    }
  }

  private void requireRunning() {
    if (Thread.interrupted()) {
      Thread.currentThread().interrupt();
      throw new CancellationException("the scene was interrupted");
    }
  }

  private void record(Time duration, String description) {
    StackTraceElement place = CallSite.ofCaller();
    plays.add(
        new PlayRecord(
            plays.size(),
            now,
            duration,
            description,
            place == null || place.getFileName() == null ? "" : place.getFileName(),
            place == null ? 0 : Math.max(0, place.getLineNumber())));
    lookout.called(plays.get(plays.size() - 1));
  }

  private static String describe(List<? extends Animation<?>> animations) {
    StringBuilder text = new StringBuilder();
    for (Animation<?> a : animations) {
      text.append(text.length() == 0 ? "" : ", ").append(a.describe());
    }
    return text.toString();
  }

  private static Time later(Time a, Time b) {
    return a.compareTo(b) >= 0 ? a : b;
  }
}
