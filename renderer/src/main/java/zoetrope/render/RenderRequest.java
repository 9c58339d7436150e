package zoetrope.render;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import zoetrope.internal.audio.SoundFormat;

/**
 * A film, its sound or a sequence of pictures to make of a scene.
 *
 * @param scene what to render
 * @param kind what to make of it
 * @param target the film's file, or the folder for the pictures
 * @param part what of the scene is wanted
 * @param stems the folder for the tracks of the sound, each in a WAV file of its own; empty for
 *     none
 */
public record RenderRequest(
    SceneEntry scene, Kind kind, Path target, ScenePart part, Optional<Path> stems) {

  /** Without the tracks of the sound. */
  public RenderRequest(SceneEntry scene, Kind kind, Path target, ScenePart part) {
    this(scene, kind, target, part, Optional.empty());
  }

  /** Checks that nothing is null. */
  public RenderRequest {
    Objects.requireNonNull(scene, "scene");
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(target, "target");
    Objects.requireNonNull(part, "part");
    Objects.requireNonNull(stems, "stems");
  }

  /** What is made of a scene. */
  public enum Kind {
    /** A film; the end of the target's name decides the container. */
    FILM,
    /** The sound of a film alone; the end of the target's name decides the format. */
    SOUND,
    /**
     * A PNG file for each frame, {@code frame-00000.png} and on, by the frame's number in the
     * scene, and {@code sound.wav} where there is sound.
     */
    SEQUENCE
  }

  /** A film of all of a scene: MP4, MOV, MKV, WebM or GIF by the end of the file's name. */
  public static RenderRequest film(SceneEntry scene, Path file) {
    return new RenderRequest(scene, Kind.FILM, file, TimeRange.ALL);
  }

  /**
   * What a file's name asks for: {@link Kind#SOUND} when it ends with .wav, .flac, .mp3, .m4a or
   * .opus, and else a film.
   */
  public static Kind kindOf(Path file) {
    return SoundFormat.of(file).isPresent() ? Kind.SOUND : Kind.FILM;
  }

  /** All frames of a scene as PNG files in a folder. */
  public static RenderRequest sequence(SceneEntry scene, Path folder) {
    return new RenderRequest(scene, Kind.SEQUENCE, folder, TimeRange.ALL);
  }

  /** The same for another part of the scene. */
  public RenderRequest withPart(ScenePart newPart) {
    return new RenderRequest(scene, kind, target, newPart, stems);
  }

  /** The same with the tracks of the sound in a folder. */
  public RenderRequest withStems(Path folder) {
    return new RenderRequest(scene, kind, target, part, Optional.of(folder));
  }
}
