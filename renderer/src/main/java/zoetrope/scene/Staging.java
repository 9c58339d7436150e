package zoetrope.scene;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import zoetrope.animation.Animation;
import zoetrope.animation.AnimationGroup;
import zoetrope.animation.composition.Composition;
import zoetrope.color.Color;
import zoetrope.color.Theme;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.sound.Sound;
import zoetrope.sound.SoundRole;
import zoetrope.sound.SpokenLine;

/**
 * The methods that scenes and acts use to put mobjects on the stage and animate them.
 *
 * <p><b>The stage.</b> A mobject is on the stage after it was passed to {@link #add} or animated.
 * Its whole family is on the stage with it. The mobjects on the stage are ordered from back to
 * front.
 *
 * <ul>
 *   <li>Animating, indicating or fading a part of a family does not change the other parts. They
 *       stay where they are, and their updaters continue.
 *   <li>A part that is removed or faded out is no longer shown. It is still a member of its family,
 *       moves with it and counts toward its size. {@code whole.remove(part)} removes it from the
 *       family.
 *   <li>If such a part is added alone, it is shown separately, in front. If the whole is added or
 *       faded in, the part is shown in its family again.
 *   <li>Each mobject is shown once, and its updaters run once, even if it is in several groups.
 *   <li>Animations do not change the order of mobjects that are on the stage already. They add
 *       others in front.
 *   <li>An animation of a new group moves its members to the front, if they come from several
 *       places in the order.
 * </ul>
 *
 * <p>To change the order, use {@link #bringToFront}, {@link #bringToBack}, {@link
 * #addForegroundMobjects} and {@code setZIndex}.
 */
public abstract sealed class Staging permits Scene, Act {
  Staging() {}

  /** Returns the scene whose stage is used. */
  abstract Scene scene();

  // --- time ---

  /**
   * Plays animations together, until the last has ended. Animated mobjects that are not on the
   * stage yet are added in front.
   *
   * @throws IllegalArgumentException if there is no animation, or one is null or repeated
   * @throws IllegalStateException if called from an animation, an updater or a constructor
   */
  protected final void play(Animation<?>... animations) {
    scene().runner().play(PlayOptions.NONE, Arrays.asList(animations));
  }

  /** Plays animations together, until the last has ended. */
  protected final void play(List<? extends Animation<?>> animations) {
    scene().runner().play(PlayOptions.NONE, animations);
  }

  /** Plays animations together; {@code options} override the options of each of them. */
  protected final void play(PlayOptions options, Animation<?>... animations) {
    scene().runner().play(options, Arrays.asList(animations));
  }

  /** Plays animations together; {@code options} override the options of each of them. */
  protected final void play(PlayOptions options, List<? extends Animation<?>> animations) {
    scene().runner().play(options, animations);
  }

  /** Pauses for one second, while updaters run. */
  protected final void pause() {
    pause(1);
  }

  /**
   * Pauses for {@code seconds}, 0 or more, while updaters run.
   *
   * @throws IllegalArgumentException if the time is negative, NaN or longer than 100 hours
   * @throws IllegalStateException if called from an animation, an updater or a constructor
   */
  protected final void pause(double seconds) {
    scene().runner().pause(seconds);
  }

  /**
   * Returns the time since the beginning of the scene, in seconds. In {@code construct()} it is the
   * end of all plays and pauses so far. In updaters, in functions of animations and in rate
   * functions, it is the time of the frame that is computed. In a step of a {@link
   * Mobject#simulate(int, zoetrope.mobject.Updater) simulation}, it is the time of the step.
   */
  protected final double time() {
    return scene().runner().present().seconds();
  }

  /**
   * Begins a section at the current time; it lasts until the next one begins. Sections can be
   * listed and rendered separately. They become the chapters of MP4, MOV, MKV and WebM files, and
   * in a presentation each section begins a slide.
   *
   * @param name a unique name on one line of at most 80 characters
   * @return the slide of the section, for notes and options: {@code
   *     section("Waves").notes("Ask.").loop()}
   * @throws IllegalArgumentException if the name is empty, has more than one line or 80 characters,
   *     or is used by another section
   */
  protected final SlideMark section(String name) {
    return scene().runner().section(name);
  }

  /** Begins a slide without notes; see {@link #nextSlide(String)}. */
  protected final SlideMark nextSlide() {
    return nextSlide("");
  }

  /**
   * Begins a slide at the current time. A presentation stops there until the speaker goes on, also
   * in the studio. Videos do not show slides.
   *
   * @param notes the speaker's notes, in any number of lines
   * @return the slide, for options: {@code nextSlide().loop()}
   * @throws IllegalArgumentException if a slide already begins at this time
   */
  protected final SlideMark nextSlide(String notes) {
    return scene().runner().nextSlide(notes);
  }

  /** Shows a subtitle for one second; see {@link #subtitle(String, double)}. */
  protected final void subtitle(String text) {
    subtitle(text, 1);
  }

  /**
   * Shows a subtitle for {@code seconds} from the current time on, while the scene continues. It is
   * written to a file next to the video: {@code .vtt} for WebM, {@code .srt} for other formats.
   * With {@code --burn-subtitles}, it is drawn into the frames instead. The text may have several
   * lines, separated by {@code \n}.
   *
   * @throws IllegalArgumentException if the text is empty or has an empty line, if the duration is
   *     less than 0.001 s, or if another subtitle is still shown
   */
  protected final void subtitle(String text, double seconds) {
    scene().runner().subtitle(text, seconds);
  }

  /**
   * Begins a sound at the current time, {@link #time()}. Updaters and simulations may call this,
   * too. The sound plays together with all others, until it ends or the scene ends.
   *
   * <pre>{@code
   * sound("clack.wav").gain(-6).pan(-0.5);
   * }</pre>
   *
   * @param name the name of a WAV, FLAC, MP3, OGG, Opus or M4A file in the scene's folder or on the
   *     class path; the file extension may be omitted
   * @return the sound, for its gain, fades and more
   * @throws zoetrope.sound.SoundException if the file does not exist or cannot be read
   */
  protected final Sound sound(String name) {
    return scene().runner().sound(getClass(), name, SoundRole.EFFECT);
  }

  /**
   * Begins background music at the current time; see {@link #sound}.
   *
   * <pre>{@code
   * music("bed.ogg").gain(-18).fadeIn(2).fadeOut(3).loop().duck();
   * }</pre>
   *
   * @throws zoetrope.sound.SoundException if the file does not exist or cannot be read
   */
  protected final Sound music(String name) {
    return scene().runner().sound(getClass(), name, SoundRole.MUSIC);
  }

  /**
   * Begins a spoken line, with the voice chosen by {@code --voice}, and shows it in subtitles. No
   * time passes. The duration of the line can decide how long animations last:
   *
   * <pre>{@code
   * var line = say("A circle [c] becomes a formula.");
   * play(during(line, create(circle)));
   * }</pre>
   *
   * @param text the spoken text; {@code [name]} names a place in it, see {@link SpokenLine#at}
   * @throws IllegalArgumentException if the text has no words, or while another line is spoken
   * @throws zoetrope.sound.SoundException if the voice fails
   */
  protected final SpokenLine say(String text) {
    return scene().runner().say(text, null);
  }

  /**
   * Begins a spoken line with different subtitles.
   *
   * @param subtitle the text of the subtitles; empty for none
   * @throws IllegalArgumentException under the same conditions as {@link #say(String)}
   */
  protected final SpokenLine say(String text, String subtitle) {
    return scene().runner().say(text, Objects.requireNonNull(subtitle, "subtitle"));
  }

  /**
   * Returns a group of animations that lasts until a spoken line ends.
   *
   * @throws IllegalArgumentException if the line is over
   */
  protected final AnimationGroup during(SpokenLine line, Animation<?>... animations) {
    double left = line.end() - scene().runner().present().seconds();
    Preconditions.require(
        left > 0, "nothing can be played during the line '%s': it is over", line.text().words());
    for (Animation<?> animation : animations) {
      animation.runTime(left);
    }
    return Composition.animationGroup(animations);
  }

  /**
   * Pauses until a time of the scene, such as {@code line.end()} or {@code line.at("formula")},
   * while updaters run. If that time has already passed, there is no pause, but a warning.
   *
   * @param seconds from the beginning of the scene
   * @throws IllegalArgumentException if the time is negative, NaN or longer than 100 hours
   */
  protected final void pauseUntil(double seconds) {
    scene().runner().pauseUntil(seconds);
  }

  /**
   * Pauses until a time event, while updaters run. The time of the event is in the file {@code
   * SCENE.times} in the scene's folder, on a line such as {@code 3.250 impact}. Edit the file, or
   * drag the event along the sound in the studio. An event without a time is one second after the
   * current time. If the event has already passed, there is no pause, but a warning.
   *
   * <pre>{@code
   * music("score.ogg");
   * waitUntil("impact");
   * play(flash(ORIGIN));
   * }</pre>
   *
   * @param event a name on one line, different from those of the scene's other events
   * @throws IllegalArgumentException if the name is invalid or used twice, or if the file is
   *     malformed
   * @see TimeEventFile
   */
  protected final void waitUntil(String event) {
    scene().runner().waitUntil(event);
  }

  /**
   * Returns the time until a time event, in seconds. Use it for animations that end with the event:
   * {@code play(create(circle).runTime(durationUntil("impact")))}. If the event has already passed,
   * the result is 0, and there is a warning.
   *
   * @throws IllegalArgumentException under the same conditions as {@link #waitUntil}
   */
  protected final double durationUntil(String event) {
    return scene().runner().durationUntil(event);
  }

  /**
   * Performs an act: runs its {@code construct()}.
   *
   * @param <R> the result type of the act
   * @return the result of {@link Act#construct}
   * @throws IllegalStateException if the act was performed before
   */
  protected final <R> R perform(Act<R> act) {
    return act.performIn(scene());
  }

  // --- the stage ---

  /**
   * Adds mobjects, with their families, in front of everything. Those that are on the stage already
   * move to the front.
   */
  protected final void add(Mobject<?>... mobjects) {
    scene().castInUse().addAll(Arrays.asList(mobjects));
  }

  /**
   * Adds mobjects in front of everything. Those that are on the stage already move to the front.
   */
  protected final void add(List<? extends Mobject<?>> mobjects) {
    scene().castInUse().addAll(mobjects);
  }

  /**
   * Removes mobjects, with their families, from the stage. Larger families that contain them stay
   * on the stage without them; their updaters continue.
   */
  protected final void remove(Mobject<?>... mobjects) {
    scene().castInUse().removeAll(Arrays.asList(mobjects));
  }

  /** Removes everything from the stage. The camera does not change; its updaters are suspended. */
  protected final void clear() {
    scene().castInUse().clear();
  }

  /** Moves mobjects to the front, and adds those that are not on the stage. */
  protected final void bringToFront(Mobject<?>... mobjects) {
    scene().castInUse().addAll(Arrays.asList(mobjects));
  }

  /**
   * Moves mobjects to the back, and adds those that are not on the stage. If they stayed in front
   * because of {@link #addForegroundMobjects}, they no longer do.
   */
  protected final void bringToBack(Mobject<?>... mobjects) {
    scene().castInUse().addToBack(Arrays.asList(mobjects));
  }

  /** Adds mobjects that stay in front of everything that is added later. */
  protected final void addForegroundMobjects(Mobject<?>... mobjects) {
    scene().castInUse().addToFront(Arrays.asList(mobjects));
  }

  /** Undoes {@link #addForegroundMobjects}. The mobjects remain on the stage. */
  protected final void removeForegroundMobjects(Mobject<?>... mobjects) {
    scene().castInUse().releaseFromFront(Arrays.asList(mobjects));
  }

  /**
   * Replaces {@code old} by {@code replacement} at the same place in the order, also among the
   * mobjects that stay in front.
   *
   * @throws IllegalArgumentException if {@code old} is not on the stage as a top-level mobject
   */
  protected final void replace(Mobject<?> old, Mobject<?> replacement) {
    scene().castInUse().replace(old, replacement);
  }

  /** Returns whether the mobject is on the stage, top-level or as a member of another. */
  protected final boolean isOnStage(Mobject<?> mobject) {
    return scene().castInUse().contains(mobject);
  }

  /** Returns the top-level mobjects on the stage, from back to front. */
  protected final List<Mobject<?>> mobjects() {
    return List.copyOf(scene().castInUse().mobjects());
  }

  /** Returns the camera frame, which can be moved and animated like any mobject. */
  protected final CameraFrame camera() {
    return scene().ownCamera();
  }

  /** Sets the colour of the background; black by default. */
  protected final void background(Color color) {
    scene().backgroundColor(color);
  }

  /**
   * Sets the theme: the default style of mobjects that are created from now on; see {@link Theme}.
   * Call this first in {@code construct()}.
   */
  protected final void theme(Theme theme) {
    scene().ownTheme(theme);
  }

  /**
   * Returns the scene's source of random numbers. A run with the same seed gives the same numbers.
   */
  protected final Random random() {
    return scene().ownRandom();
  }

  /**
   * Allows a kind of visible fault from now on, so that {@code render check} does not report it:
   * {@code allow(Fault.CUT, "the camera scrolls over the poem", poem)}. A call that allows no fault
   * is reported.
   *
   * @param reason why the fault is intended
   * @param objects the objects that may have the fault, with their members and copies; none for all
   *     objects. With several objects, only faults that concern no other object are allowed
   * @throws IllegalArgumentException if the reason is empty
   */
  protected final void allow(Fault fault, String reason, Mobject<?>... objects) {
    scene().runner().allow(fault, reason, List.of(objects));
  }

  /** States a relation between numbers that are on the stage now; see {@link Statement}. */
  protected final void states(Statement statement) {
    scene().runner().states(statement);
  }

  /** Adds a warning to the result of the run. */
  protected final void warn(String message) {
    scene().runner().warn(message);
  }
}
