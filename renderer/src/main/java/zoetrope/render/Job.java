package zoetrope.render;

import java.nio.file.Path;

/**
 * One scene to render.
 *
 * @param scene what to render
 * @param kind what to make of it
 * @param target the film's file, or the folder for the pictures
 * @param part what of the scene is wanted
 */
public record Job(SceneEntry scene, Kind kind, Path target, Part part) {

  /** What is made of a scene. */
  public enum Kind {
    /** A film; the end of the target's name decides the container. */
    FILM,
    /**
     * A PNG file for each frame, {@code frame-00000.png} and on, by the frame's number in the
     * scene.
     */
    SEQUENCE
  }
}
