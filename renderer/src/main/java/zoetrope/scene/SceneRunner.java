package zoetrope.scene;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import zoetrope.animation.Animation;
import zoetrope.animation.PlayedTogether;
import zoetrope.animation.SumOfChanges;
import zoetrope.frame.FrameRate;
import zoetrope.internal.audio.Translations;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.diagnostics.ScreenTexts;
import zoetrope.internal.mobject.CurrentRun;
import zoetrope.internal.mobject.CurrentStage;
import zoetrope.internal.mobject.RunNotes;
import zoetrope.internal.scene.AngleWarnings;
import zoetrope.internal.scene.CallSite;
import zoetrope.internal.scene.Cast;
import zoetrope.internal.scene.PlayCheck;
import zoetrope.mobject.Mobject;
import zoetrope.sound.LineText;
import zoetrope.sound.Sound;
import zoetrope.sound.SoundRole;
import zoetrope.sound.SpokenLine;
import zoetrope.sound.VoiceSettings;

/**
 * A run of a scene. Frame k is at time k / rate exactly. A play or pause covers the half-open
 * interval from its start to its end. A frame at the instant where one call ends and the next
 * begins therefore shows the beginning of the next call. The end state is set between the calls.
 *
 * <p>Updaters are called at each frame and at the end of each play or pause, with the time since
 * they were last called. Simulations take their steps before the updaters are called. Before each
 * step, animations and the clock are moved to the time of the step.
 */
final class SceneRunner {
  /** The largest delay that gets no warning, in seconds, because viewers do not notice it. */
  private static final double MAX_UNNOTICED_DELAY_SECONDS = 0.05;

  private final Scene scene;
  private final FrameRate rate;
  private final boolean transparent;
  private final FrameOutput output;
  private final FrameEmitter emitter;
  private final StageObserver observer;
  private final ObserverSchedule schedule;
  private final SceneClock clock;
  private final StageView view;
  private final CurrentRun run = CurrentRun.get();
  private final List<PlayRecord> plays = new ArrayList<>();
  private final SceneMarkers markers = new SceneMarkers();
  private final SceneSounds sounds;
  private final ScreenTexts texts;
  private final TimeEvents events;
  private final Set<String> warnings = new LinkedHashSet<>();
  private final List<Permission> permissions = new ArrayList<>();
  private final RunNotes notes = new RunNotes(this::warnHere);

  /** The end of the current play or pause, or the time of a failure. */
  private Time reported = Time.ZERO;

  private final AngleWarnings angles = new AngleWarnings();
  private boolean playing;

  SceneRunner(Scene scene, StageSettings settings, StageObserver observer) {
    this.scene = scene;
    this.rate = settings.rate();
    this.transparent = settings.transparent();
    VoiceSettings voice =
        Translations.settings(scene.getClass(), WrittenLanguages.voice(scene, settings.voice()));
    this.sounds = new SceneSounds(voice);
    this.texts = Translations.texts(scene.getClass(), voice.language());
    this.events = new TimeEvents(scene.getClass(), voice.language());
    this.observer = observer;
    SubtitleBurner burner =
        settings.burnsSubtitles() ? new SubtitleBurner(markers.subtitles(), rate) : null;
    this.view = new StageView(scene, settings, () -> result(reported, false));
    this.output = new FrameOutput(run, observer, burner);
    this.emitter = new FrameEmitter(observer, view, output);
    this.schedule = new ObserverSchedule(observer, view);
    this.clock = new SceneClock(rate, scene.cast(), emitter, schedule, run);
  }

  void begin() {
    schedule.began();
  }

  Time present() {
    return clock.present();
  }

  /** Returns the current run. Other threads can stop it. */
  CurrentRun run() {
    return run;
  }

  /** Throws the observer's exception again, in case the scene caught it. */
  void requirePassed() {
    output.requireNoFailure();
  }

  RunNotes notes() {
    return notes;
  }

  ScreenTexts texts() {
    return texts;
  }

  void warn(String message) {
    warnings.add(message);
  }

  void allow(Fault fault, String reason, List<Mobject<?>> objects) {
    permissions.add(Permission.here(fault, reason, objects, clock.present()));
  }

  void states(Statement statement) {
    schedule.stated(statement);
  }

  private void warnHere(String message) {
    warn(CallSite.before(CallSite.place()) + message);
  }

  /**
   * Warns if an angle looks like degrees. There is no warning while animations or updaters run,
   * because an updater may compute an angle from a time, which is a whole number in some frames.
   */
  void degrees(double angle) {
    if (!playing) {
      angles.of(angle).ifPresent(this::warn);
    }
  }

  SlideMark section(String name) {
    requireNotPlaying("section");
    SlideMark mark = markers.section(name, clock.now(), plays.size());
    emitter.began(markers.sections());
    return mark;
  }

  SlideMark nextSlide(String notes) {
    requireNotPlaying("nextSlide");
    return markers.nextSlide(notes, clock.now());
  }

  void subtitle(String text, double seconds) {
    requireNotPlaying("subtitle");
    markers.subtitle(text, seconds, clock.now());
  }

  /**
   * Begins a sound. May be called while something plays: updaters and simulations begin sounds at
   * their times.
   */
  Sound sound(Class<?> owner, String name, SoundRole role) {
    return sounds.begin(owner, name, role, clock.present());
  }

  /**
   * Begins a spoken line. {@code subtitle} is the text of the subtitles: null for the spoken words,
   * empty for none.
   */
  SpokenLine say(String text, String subtitle) {
    requireNotPlaying("say");
    LineText original = LineText.parse(text);
    SpokenLine line = sounds.say(scene.getClass(), original, clock.now());
    if (subtitle == null) {
      markers.subtitles(line, line.text());
    } else if (!subtitle.isBlank()) {
      markers.subtitles(line, sounds.shown(line, original, subtitle));
    }
    return line;
  }

  /**
   * Pauses until a time of the scene. If that time has already passed, a warning says by how much.
   */
  void pauseUntil(double seconds) {
    requireNotPlaying("pauseUntil");
    Time until = Time.of(seconds);
    warnIfLate(until, Messages.of("pauseUntil(%.3f) asks for", seconds));
    pauseUntil(until);
  }

  void waitUntil(String event) {
    requireNotPlaying("waitUntil");
    pauseUntil(timeOf(event));
  }

  /** Returns the time until an event, in seconds; 0 if it has passed. */
  double durationUntil(String event) {
    requireNotPlaying("durationUntil");
    return Math.max(0, timeOf(event).minus(clock.now()).seconds());
  }

  private Time timeOf(String event) {
    Time time = events.next(event, clock.now());
    warnIfLate(time, events.fileName() + " asks for with '" + event + "'");
    return time;
  }

  private void pauseUntil(Time until) {
    if (until.compareTo(clock.now()) > 0) {
      pause(until.minus(clock.now()));
    }
  }

  private void warnIfLate(Time until, String asking) {
    double late = clock.now().minus(until).seconds();
    if (late > MAX_UNNOTICED_DELAY_SECONDS) {
      warn(
          Messages.of(
              "%sthe scene is at %.3f s already, %.3f s later than %s: shorten the animations"
                  + " before it",
              CallSite.before(CallSite.place()), clock.now().seconds(), late, asking));
    }
  }

  void play(PlayOptions options, List<? extends Animation<?>> animations) {
    Preconditions.require(
        !animations.isEmpty(), "play() got nothing to animate; to wait use pause(seconds)");
    requireNotPlaying("play");
    PlayCheck.requireDistinct(animations);
    double longest = 0;
    for (Animation<?> a : animations) {
      options.applyTo(a);
      longest = Math.max(longest, a.duration());
    }
    Time duration = Time.of(longest);
    view.animated(animations);
    record(duration, PlayCheck.describe(animations));
    combine(animations);
    playing = true;
    try {
      perform(animations, duration);
      var ends = PlayCheck.places(animations);
      scene.cast().update(0);
      PlayCheck.jumps(ends).forEach(this::warnOfPlay);
    } finally {
      playing = false;
    }
    emitter.arrived();
    schedule.ended();
  }

  private void perform(List<? extends Animation<?>> animations, Time duration) {
    Cast cast = scene.cast();
    for (Animation<?> a : animations) {
      a.begin(cast);
      a.enter(cast);
    }
    Time end = clock.now().plus(duration);
    PlayedAnimations state = new PlayedAnimations(animations, cast, duration);
    if (animations.stream().allMatch(Animation::isStateless) && !cast.hasActiveUpdaters()) {
      PlayedTogether.settle(animations);
    }
    clock.advance(end, state.mayJump(), state);
    state.end();
    clock.arrive(end);
    state.updated();
    schedule.reached(end);
    animations.forEach(Animation::finish);
    animations.forEach(a -> a.cleanUp(cast));
  }

  void pause(double seconds) {
    Preconditions.require(
        seconds >= 0,
        "a pause of %s s is not possible: it must be a number of seconds, 0 or more",
        seconds);
    requireNotPlaying("pause");
    pause(Time.of(seconds));
  }

  private void pause(Time duration) {
    view.animated(List.of());
    record(duration, "pause");
    Time end = clock.now().plus(duration);
    if (scene.cast().hasActiveUpdaters()) {
      playing = true;
      try {
        clock.advance(end, true, time -> {});
        clock.arrive(end);
      } finally {
        playing = false;
      }
      emitter.arrived();
    } else {
      clock.rest(end);
    }
    schedule.reached(end);
    schedule.ended();
  }

  StageView view() {
    return view;
  }

  /**
   * Returns the result. If the scene ran to its end, the last frame is emitted before that; a scene
   * that took no time gets one frame.
   */
  StageResult finish(boolean complete) {
    if (complete) {
      if (plays.isEmpty()) {
        scene.cast().update(0);
      }
      emitter.close(clock.now().frameCount(rate));
    }
    return result(clock.now(), complete);
  }

  private StageResult result(Time end, boolean complete) {
    Set<String> all = new LinkedHashSet<>(warnings);
    if (complete) {
      markers.noteAt(clock.now()).ifPresent(all::add);
      all.addAll(sounds.notes(clock.now()));
      texts.note().ifPresent(all::add);
      if (notes.anyMade() && !scene.cast().hadAny()) {
        all.add(
            "objects are created, but none is ever on the stage: call add(m) to show m, or"
                + " play(create(m)) to draw it");
      }
    }
    all.addAll(events.notes(complete));
    all.addAll(scene.cast().notes());
    return new StageResult(
        end,
        end.frameCount(rate),
        complete,
        plays,
        markers.sections(),
        markers.subtitles(),
        markers.slides(),
        sounds.cues(),
        sounds.lines(),
        texts.originals(),
        events.events(),
        List.copyOf(all),
        permissions,
        scene.parameters(),
        transparent || scene.isTransparent());
  }

  /**
   * Requires that nothing has been played or paused. For example, the size of the frame must be set
   * first, because the places of mobjects depend on it.
   *
   * @throws IllegalStateException if something was played or paused
   */
  void requireUnplayed(String call) {
    if (!plays.isEmpty()) {
      throw new IllegalStateException(
          "call " + call + "() at the beginning of construct(), before anything is played");
    }
  }

  private void requireNotPlaying(String call) {
    if (playing) {
      throw new IllegalStateException(
          call + "() cannot be called from within an animation or an updater");
    }
  }

  /**
   * Returns the exception of a failed scene, with the line of the last play or pause if its own
   * line is unknown.
   */
  SceneException failed(Throwable thrown) {
    reported = clock.present();
    observer.failed(view);
    SceneException failure = SceneException.of(thrown);
    return plays.isEmpty() ? failure : failure.after(lastPlay());
  }

  private PlayRecord lastPlay() {
    return plays.get(plays.size() - 1);
  }

  private void combine(List<? extends Animation<?>> animations) {
    PlayedTogether.introduce(animations);
    SumOfChanges.addUp(animations, this::warnOfPlay);
    PlayCheck.resting(animations).forEach(this::warnOfPlay);
  }

  private void warnOfPlay(String message) {
    warn(CallSite.before(lastPlay().place()) + message);
  }

  private void record(Time duration, String description) {
    CurrentStage.check();
    plays.add(PlayRecord.here(plays.size(), clock.now(), duration, description));
    reported = clock.now().plus(duration);
    schedule.called(lastPlay());
  }
}
