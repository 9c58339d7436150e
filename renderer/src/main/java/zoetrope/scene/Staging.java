package zoetrope.scene;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import zoetrope.animation.Animation;
import zoetrope.color.Color;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;

/** What a scene and its acts do with the stage: put objects onto it and let time pass. */
public abstract sealed class Staging permits Scene, Act {
  Staging() {}

  /** The scene whose stage this is. */
  abstract Scene scene();

  // --- time ---

  /**
   * Plays animations together, until the last has ended. What is animated comes onto the stage, in
   * front, unless it stands there by itself already.
   */
  protected final void play(Animation<?>... animations) {
    scene().performance().play(PlayOptions.NONE, Arrays.asList(animations));
  }

  /** Plays animations together. */
  protected final void play(List<? extends Animation<?>> animations) {
    scene().performance().play(PlayOptions.NONE, animations);
  }

  /** Plays animations together; {@code options} override those of every one of them. */
  protected final void play(PlayOptions options, Animation<?>... animations) {
    scene().performance().play(options, Arrays.asList(animations));
  }

  /** Lets one second pass. */
  protected final void pause() {
    pause(1);
  }

  /** Lets time pass, in seconds, 0 or more; updaters run. */
  protected final void pause(double seconds) {
    scene().performance().pause(seconds);
  }

  /** The time that has passed, in seconds. */
  protected final double time() {
    return scene().performance().now().seconds();
  }

  /**
   * Begins a section at the present time; it lasts until the next one begins. {@code render info}
   * lists the sections, {@code --section NAME} renders one alone, and they are the chapters of an
   * MP4, MOV or MKV. Throws {@link IllegalArgumentException} for a name that is empty, has more
   * than one line or 80 characters, or is that of another section.
   */
  protected final void section(String name) {
    scene().performance().section(name);
  }

  /** Shows a subtitle for one second; see {@link #subtitle(String, double)}. */
  protected final void subtitle(String text) {
    subtitle(text, 1);
  }

  /**
   * Shows a subtitle from the present time on, for so many seconds, while the scene goes on: not in
   * the picture, but in a file beside the film, its name with the ending {@code .srt}, which
   * players show and let be switched off. The text may have several lines, separated by {@code \n}.
   *
   * <p>Throws {@link IllegalArgumentException} for a text that is empty or has an empty line, for
   * less than 0.001 s, and while the subtitle before it is still there.
   */
  protected final void subtitle(String text, double seconds) {
    scene().performance().subtitle(text, seconds);
  }

  /**
   * Plays an act: the story goes on there, and comes back here at its end.
   *
   * @param <R> what the act returns
   * @return what {@link Act#construct} returned
   * @throws IllegalStateException when the act was performed before
   */
  protected final <R> R perform(Act<R> act) {
    return act.performIn(scene());
  }

  // --- the stage ---

  /** Puts objects on the stage, in front of everything; those that are there come to the front. */
  protected final void add(Mobject<?>... mobjects) {
    scene().cast().addAll(Cast.listOf(mobjects));
  }

  /** Puts objects on the stage, in front of everything. */
  protected final void add(List<? extends Mobject<?>> mobjects) {
    scene().cast().addAll(mobjects);
  }

  /** Takes objects off the stage, with all their parts, also out of groups. */
  protected final void remove(Mobject<?>... mobjects) {
    scene().cast().removeAll(Cast.listOf(mobjects));
  }

  /** Takes everything off the stage. The camera stays as it is; its updaters rest. */
  protected final void clear() {
    scene().cast().clear();
  }

  /** Brings objects to the front, putting them on the stage if they were not. */
  protected final void bringToFront(Mobject<?>... mobjects) {
    scene().cast().addAll(Cast.listOf(mobjects));
  }

  /** Puts objects behind everything, putting them on the stage if they were not. */
  protected final void bringToBack(Mobject<?>... mobjects) {
    scene().cast().addToBack(Cast.listOf(mobjects));
  }

  /** Puts objects on the stage, where they stay in front of all that comes later. */
  protected final void addForegroundMobjects(Mobject<?>... mobjects) {
    scene().cast().addToFront(Cast.listOf(mobjects));
  }

  /** Lets objects that stay in front stand in the order of the stage again; they stay on it. */
  protected final void removeForegroundMobjects(Mobject<?>... mobjects) {
    scene().cast().releaseFromFront(Cast.listOf(mobjects));
  }

  /**
   * Puts {@code replacement} where {@code old} stands in the order. Throws {@link
   * IllegalArgumentException} when {@code old} does not stand on the stage by itself.
   */
  protected final void replace(Mobject<?> old, Mobject<?> replacement) {
    scene().cast().replace(old, replacement);
  }

  /** Whether the object is on the stage, by itself or as a part. */
  protected final boolean isOnStage(Mobject<?> mobject) {
    return scene().cast().contains(mobject);
  }

  /** What stands on the stage, from back to front. */
  protected final List<Mobject<?>> mobjects() {
    return List.copyOf(scene().cast().mobjects());
  }

  /** What the camera sees, to be moved and animated like any mobject. */
  protected final CameraFrame camera() {
    return scene().ownCamera();
  }

  /** Sets the background; black unless set. */
  protected final void background(Color color) {
    scene().backgroundColor(color);
  }

  /** The scene's own random numbers: the same in each run with the same seed. */
  protected final Random random() {
    return scene().ownRandom();
  }

  /** Tells the author something with the results of the run. */
  protected final void warn(String message) {
    scene().performance().warn(message);
  }
}
