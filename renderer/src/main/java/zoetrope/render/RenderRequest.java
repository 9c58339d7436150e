package zoetrope.render;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import zoetrope.internal.audio.SoundFormat;

/**
 * A film, its sound, a sequence of pictures or a talk to make of a scene.
 *
 * @param scene what to render
 * @param kind what to make of it
 * @param target the film's file, or the folder for the pictures
 * @param part what of the scene is wanted
 * @param stems the folder for the tracks of the sound, each in a WAV file of its own; empty for
 *     none
 * @param sections the folder for the sections of a film, each in a file of its own; empty for none
 * @param thumbnail a picture that stands for a film; empty for none
 */
public record RenderRequest(
    SceneEntry scene,
    Kind kind,
    Path target,
    ScenePart part,
    Optional<Path> stems,
    Optional<Path> sections,
    Optional<Thumbnail> thumbnail) {

  /** Without the tracks of the sound, sections and a thumbnail. */
  public RenderRequest(SceneEntry scene, Kind kind, Path target, ScenePart part) {
    this(scene, kind, target, part, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** Checks that nothing is null. */
  public RenderRequest {
    Objects.requireNonNull(scene, "scene");
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(target, "target");
    Objects.requireNonNull(part, "part");
    Objects.requireNonNull(stems, "stems");
    Objects.requireNonNull(sections, "sections");
    Objects.requireNonNull(thumbnail, "thumbnail");
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
    SEQUENCE,
    /**
     * A page (HTML) that shows a film for each slide of the scene, and waits for the speaker
     * between them. All is in this one file.
     */
    TALK
  }

  private static final String TALK_ENDING = ".html";

  /** A film of all of a scene: MP4, MOV, MKV, WebM or GIF by the end of the file's name. */
  public static RenderRequest film(SceneEntry scene, Path file) {
    return new RenderRequest(scene, Kind.FILM, file, TimeRange.ALL);
  }

  /**
   * What a file's name asks for: {@link Kind#SOUND} when it ends with .wav, .flac, .mp3, .m4a or
   * .opus, {@link Kind#TALK} when it ends with .html, and else a film.
   */
  public static Kind kindOf(Path file) {
    if (file.toString().toLowerCase(Locale.ROOT).endsWith(TALK_ENDING)) {
      return Kind.TALK;
    }
    return SoundFormat.of(file).isPresent() ? Kind.SOUND : Kind.FILM;
  }

  /** All frames of a scene as PNG files in a folder. */
  public static RenderRequest sequence(SceneEntry scene, Path folder) {
    return new RenderRequest(scene, Kind.SEQUENCE, folder, TimeRange.ALL);
  }

  /** The same for another part of the scene. */
  public RenderRequest withPart(ScenePart newPart) {
    return new RenderRequest(scene, kind, target, newPart, stems, sections, thumbnail);
  }

  /** The same with the tracks of the sound in a folder. */
  public RenderRequest withStems(Path folder) {
    return new RenderRequest(scene, kind, target, part, Optional.of(folder), sections, thumbnail);
  }

  /**
   * The same with the sections of the film in a folder, each with its sound and subtitles, and an
   * index of them, {@code sections.json}. Then a section begins with a key frame in the film, too.
   */
  public RenderRequest withSections(Path folder) {
    return new RenderRequest(scene, kind, target, part, stems, Optional.of(folder), thumbnail);
  }

  /** The same film with a picture that stands for it. */
  public RenderRequest withThumbnail(Thumbnail picture) {
    return new RenderRequest(scene, kind, target, part, stems, sections, Optional.of(picture));
  }
}
