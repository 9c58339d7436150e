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
import zoetrope.internal.scene.Cast;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.sound.Sound;
import zoetrope.sound.SoundRole;
import zoetrope.sound.SpokenLine;

/**
 * The methods of scenes and acts that put mobjects on the stage and animate them.
 *
 * <p><b>What is on the stage.</b> What was added, by {@link #add} or by an animation of it, and
 * with each its family, from back to front. A family is never taken apart: animating a part of it,
 * indicating or fading it leaves all others where they stand, and their updaters alive. A part that
 * is removed, or faded out, is not shown any more, though it remains a member of its family, moves
 * with it and counts in its size; {@code whole.remove(part)} ends that, too. Added again by itself
 * it stands by itself, in front; added, or faded in, with its whole, it is back at its place.
 * Everything is shown, and its updaters run, in one place only, however many groups it is in.
 * Animations leave what is on the stage at its place in the order; what is not they add in front. A
 * group that is made of objects from several places, only to animate them together, brings these to
 * the front. Where the order does not suit, {@link #bringToFront}, {@link #bringToBack}, {@link
 * #addForegroundMobjects} and {@code setZIndex} say otherwise.
 */
public abstract sealed class Staging permits Scene, Act {
  Staging() {}

  /** The scene of the stage. */
  abstract Scene scene();

  // --- time ---

  /**
   * Plays animations together, until the last has ended. Animated mobjects that are not on the
   * stage are added in front.
   *
   * @throws IllegalArgumentException if there is no animation, or one is null or repeated
   * @throws IllegalStateException if called from within an animation, or from a constructor
   */
  protected final void play(Animation<?>... animations) {
    scene().runner().play(PlayOptions.NONE, Arrays.asList(animations));
  }

  /** Plays animations together. */
  protected final void play(List<? extends Animation<?>> animations) {
    scene().runner().play(PlayOptions.NONE, animations);
  }

  /** Plays animations together; {@code options} override those of every one of them. */
  protected final void play(PlayOptions options, Animation<?>... animations) {
    scene().runner().play(options, Arrays.asList(animations));
  }

  /** Pauses for one second; updaters run. */
  protected final void pause() {
    pause(1);
  }

  /**
   * Pauses for {@code seconds}, 0 or more; updaters run.
   *
   * @throws IllegalArgumentException if the time is negative, no number, or longer than 100 hours
   * @throws IllegalStateException if called from within an animation, or from a constructor
   */
  protected final void pause(double seconds) {
    scene().runner().pause(seconds);
  }

  /**
   * The time since the beginning of the scene, in seconds. In {@code construct()} that is the end
   * of all plays and pauses so far; in updaters, in functions of animations and in rate functions
   * the moment of the picture that they are called for; in a step of a {@link Mobject#simulate(int,
   * zoetrope.mobject.Updater) simulation} the moment of the step.
   */
  protected final double time() {
    return scene().runner().present().seconds();
  }

  /**
   * Begins a section at the present time; it lasts until the next one begins. Sections can be
   * listed and rendered alone, they are the chapters of an MP4, MOV, MKV or WebM, and in a talk
   * each begins a slide.
   *
   * @return what says more of that slide: {@code section("Waves").notes("Ask.").loop()}
   * @throws IllegalArgumentException for a name that is empty, has more than one line or 80
   *     characters, or is that of another section
   */
  protected final SlideMark section(String name) {
    return scene().runner().section(name);
  }

  /** Begins a slide without notes; see {@link #nextSlide(String)}. */
  protected final SlideMark nextSlide() {
    return nextSlide("");
  }

  /**
   * Begins a slide at the present time: in a talk, and where the studio presents the scene, the
   * speaker is waited for before it. Films do not show it.
   *
   * @param notes for who presents it, in any number of lines
   * @return what says more of it: {@code nextSlide().loop()}
   * @throws IllegalArgumentException when a slide begins at this time already
   */
  protected final SlideMark nextSlide(String notes) {
    return scene().runner().nextSlide(notes);
  }

  /** Adds a subtitle for one second; see {@link #subtitle(String, double)}. */
  protected final void subtitle(String text) {
    subtitle(text, 1);
  }

  /**
   * Adds a subtitle from the present time on, for so many seconds, while the scene continues. It is
   * not drawn, but written to a {@code .srt} file beside the film. The text may have several lines,
   * separated by {@code \n}.
   *
   * @throws IllegalArgumentException for a text that is empty or has an empty line, for less than
   *     0.001 s, and while the subtitle before it is still there
   */
  protected final void subtitle(String text, double seconds) {
    scene().runner().subtitle(text, seconds);
  }

  /**
   * Begins a sound at the present time, {@link #time()}; from updaters and simulations, too. It is
   * heard beside all others, to its end or that of the scene.
   *
   * <pre>{@code
   * sound("clack.wav").gain(-6).pan(-0.5);
   * }</pre>
   *
   * @param name of a WAV, FLAC, MP3, OGG, Opus or M4A file beside the scene's source or on the
   *     class path; the ending may be left out
   * @return the sound, for its gain, fades and more
   * @throws zoetrope.sound.SoundException when there is none, or it cannot be read
   */
  protected final Sound sound(String name) {
    return scene().runner().sound(getClass(), name, SoundRole.EFFECT);
  }

  /**
   * Begins music at the present time, which lies under all else; see {@link #sound}.
   *
   * <pre>{@code
   * music("bed.ogg").gain(-18).fadeIn(2).fadeOut(3).loop().duck();
   * }</pre>
   *
   * @throws zoetrope.sound.SoundException when there is none, or it cannot be read
   */
  protected final Sound music(String name) {
    return scene().runner().sound(getClass(), name, SoundRole.MUSIC);
  }

  /**
   * Begins to say a line, by the voice that was chosen ({@code --voice}), and shows it in
   * subtitles. Time does not pass; how long the line is decides how what is played lasts:
   *
   * <pre>{@code
   * var line = say("A circle [c] becomes a formula.");
   * play(during(line, create(circle)));
   * }</pre>
   *
   * @param text what is said; {@code [name]} gives a place in it a name, see {@link SpokenLine#at}
   * @throws IllegalArgumentException for a text without words, and while another line is spoken
   * @throws zoetrope.sound.SoundException when the voice fails
   */
  protected final SpokenLine say(String text) {
    return scene().runner().say(text, null);
  }

  /**
   * Begins to say a line with other subtitles.
   *
   * @param subtitle what is shown; an empty text shows nothing
   * @throws IllegalArgumentException as {@link #say(String)}
   */
  protected final SpokenLine say(String text, String subtitle) {
    return scene().runner().say(text, Objects.requireNonNull(subtitle, "subtitle"));
  }

  /**
   * Animations that take as long as is left of a line.
   *
   * @throws IllegalArgumentException if the line is over
   */
  protected final AnimationGroup during(SpokenLine line, Animation<?>... animations) {
    double left = line.end() - scene().runner().present().seconds();
    if (!(left > 0)) {
      throw new IllegalArgumentException(
          "nothing can be played during the line '" + line.text().words() + "': it is over");
    }
    for (Animation<?> animation : animations) {
      animation.runTime(left);
    }
    return Composition.animationGroup(animations);
  }

  /**
   * Pauses until a time of the scene, such as {@code line.end()} or {@code line.at("formula")};
   * updaters run. Where it is later already, a warning says so.
   *
   * @param seconds from the beginning of the scene
   * @throws IllegalArgumentException if the time is negative, no number, or longer than 100 hours
   */
  protected final void pauseUntil(double seconds) {
    scene().runner().pauseUntil(seconds);
  }

  /**
   * Pauses until a time event; updaters run. When it is stands in a file beside the scene, {@code
   * SCENE.times}, as in {@code 3.250 impact}: it is set there by hand, or dragged along the sound
   * in the studio. Until it has a time it is a second from here. Where it is later already, a
   * warning says so.
   *
   * <pre>{@code
   * music("score.ogg");
   * waitUntil("impact");
   * play(flash(ORIGIN));
   * }</pre>
   *
   * @param event a name of one line, which no other event of the scene has
   * @throws IllegalArgumentException for another name, and for a file with a mistake
   * @see TimeEventFile
   */
  protected final void waitUntil(String event) {
    scene().runner().waitUntil(event);
  }

  /**
   * How long it is until a time event, in seconds: for animations that end with it, as in {@code
   * play(create(circle).runTime(durationUntil("impact")))}. It is 0 where it is later already,
   * which a warning says.
   *
   * @throws IllegalArgumentException as {@link #waitUntil}
   */
  protected final double durationUntil(String event) {
    return scene().runner().durationUntil(event);
  }

  /**
   * Runs an act's {@code construct()}.
   *
   * @param <R> what the act returns
   * @return what {@link Act#construct} returned
   * @throws IllegalStateException when the act was performed before
   */
  protected final <R> R perform(Act<R> act) {
    return act.performIn(scene());
  }

  // --- the stage ---

  /**
   * Adds mobjects in front of everything, with their families; those on the stage already come to
   * the front.
   */
  protected final void add(Mobject<?>... mobjects) {
    scene().castInUse().addAll(Cast.listOf(mobjects));
  }

  /** Adds mobjects in front of everything; those on the stage already come to the front. */
  protected final void add(List<? extends Mobject<?>> mobjects) {
    scene().castInUse().addAll(mobjects);
  }

  /**
   * Removes mobjects with their families from the stage. Families that they are parts of stay there
   * without them, with their updaters.
   */
  protected final void remove(Mobject<?>... mobjects) {
    scene().castInUse().removeAll(Cast.listOf(mobjects));
  }

  /** Removes everything from the stage. The camera stays as it is; its updaters are suspended. */
  protected final void clear() {
    scene().castInUse().clear();
  }

  /** Brings mobjects to the front, and adds them if they are not on the stage. */
  protected final void bringToFront(Mobject<?>... mobjects) {
    scene().castInUse().addAll(Cast.listOf(mobjects));
  }

  /**
   * Sends mobjects to the back, and adds them if they are not on the stage. It ends their staying
   * in front.
   */
  protected final void bringToBack(Mobject<?>... mobjects) {
    scene().castInUse().addToBack(Cast.listOf(mobjects));
  }

  /** Adds mobjects that stay in front of all that is added later. */
  protected final void addForegroundMobjects(Mobject<?>... mobjects) {
    scene().castInUse().addToFront(Cast.listOf(mobjects));
  }

  /** Ends the staying in front of mobjects; they remain on the stage. */
  protected final void removeForegroundMobjects(Mobject<?>... mobjects) {
    scene().castInUse().releaseFromFront(Cast.listOf(mobjects));
  }

  /**
   * Replaces {@code old} by {@code replacement} at the same place in the order, also among those
   * that stay in front.
   *
   * @throws IllegalArgumentException if {@code old} does not stand on the stage by itself
   */
  protected final void replace(Mobject<?> old, Mobject<?> replacement) {
    scene().castInUse().replace(old, replacement);
  }

  /** Whether the mobject is on the stage, top-level or within another. */
  protected final boolean isOnStage(Mobject<?> mobject) {
    return scene().castInUse().contains(mobject);
  }

  /** The top-level mobjects on the stage, from back to front. */
  protected final List<Mobject<?>> mobjects() {
    return List.copyOf(scene().castInUse().mobjects());
  }

  /** The camera frame, to be moved and animated like any mobject. */
  protected final CameraFrame camera() {
    return scene().ownCamera();
  }

  /** Sets the background; black unless set. */
  protected final void background(Color color) {
    scene().backgroundColor(color);
  }

  /**
   * Chooses the look of all that is made from now on where nothing is named; see {@link Theme}. To
   * be called first in {@code construct()}.
   */
  protected final void theme(Theme theme) {
    scene().ownTheme(theme);
  }

  /** The scene's own random numbers: the same in each run with the same seed. */
  protected final Random random() {
    return scene().ownRandom();
  }

  /** Adds a warning to the result of the run. */
  protected final void warn(String message) {
    scene().runner().warn(message);
  }
}
