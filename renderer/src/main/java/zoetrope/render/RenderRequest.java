package zoetrope.render;

import java.nio.file.Path;
import java.util.Objects;

/**
 * A film or a sequence of pictures to make of a scene.
 *
 * @param scene what to render
 * @param kind what to make of it
 * @param target the film's file, or the folder for the pictures
 * @param part what of the scene is wanted
 */
public record RenderRequest(SceneEntry scene, Kind kind, Path target, ScenePart part) {

  /** Checks that nothing is null. */
  public RenderRequest {
    Objects.requireNonNull(scene, "scene");
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(target, "target");
    Objects.requireNonNull(part, "part");
  }

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

  /** A film of all of a scene: MP4, MOV, MKV, WebM or GIF by the end of the file's name. */
  public static RenderRequest film(SceneEntry scene, Path file) {
    return new RenderRequest(scene, Kind.FILM, file, TimeRange.ALL);
  }

  /** All frames of a scene as PNG files in a folder. */
  public static RenderRequest sequence(SceneEntry scene, Path folder) {
    return new RenderRequest(scene, Kind.SEQUENCE, folder, TimeRange.ALL);
  }

  /** The same for another part of the scene. */
  public RenderRequest withPart(ScenePart newPart) {
    return new RenderRequest(scene, kind, target, newPart);
  }
}
