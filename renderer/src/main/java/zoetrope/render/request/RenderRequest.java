package zoetrope.render.request;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.render.result.Failure;
import zoetrope.render.result.UsageException;

/**
 * A request to render a scene to a video, a sound file, an image sequence or a presentation.
 *
 * @param target the file, or the folder of an image sequence
 * @param part the part of the scene to render
 * @param stems the folder for the tracks of the sound, each in a separate WAV file; empty for none
 * @param sections the folder for the sections of a video, each in a separate file; empty for none
 * @param thumbnail the thumbnail of a video; empty for none
 * @param variations the parameters that readers of a film of paths can change
 */
public record RenderRequest(
    SceneEntry scene,
    OutputFormat format,
    Path target,
    ScenePart part,
    Optional<Path> stems,
    Optional<Path> sections,
    Optional<Thumbnail> thumbnail,
    List<Variation> variations) {

  public RenderRequest {
    Objects.requireNonNull(scene, "scene");
    Objects.requireNonNull(format, "format");
    Objects.requireNonNull(target, "target");
    Objects.requireNonNull(part, "part");
    Objects.requireNonNull(stems, "stems");
    Objects.requireNonNull(sections, "sections");
    Objects.requireNonNull(thumbnail, "thumbnail");
    variations = List.copyOf(variations);
  }

  private RenderRequest(SceneEntry scene, OutputFormat format, Path target) {
    this(
        scene,
        format,
        target,
        TimeRange.ALL,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of());
  }

  /**
   * Creates a request for a video, a sound file or a presentation of a whole scene. The ending of
   * the file determines which.
   *
   * @throws UsageException for another ending; the message lists the endings
   */
  public static RenderRequest film(SceneEntry scene, Path file) {
    Objects.requireNonNull(file, "target");
    try {
      return new RenderRequest(scene, OutputFormat.of(file), file);
    } catch (IllegalArgumentException e) {
      if (scene.problem().isPresent()) {
        return new RenderRequest(scene, OutputFormat.MP4, file);
      }
      throw new UsageException(e.getMessage(), Failure.Subject.TARGET, "");
    }
  }

  /**
   * Creates a request for a film of paths, which the player in a page draws.
   *
   * @param file a {@code .html} page that contains film and player, or a {@code .zvf} file with the
   *     film alone
   * @throws UsageException for another ending
   */
  public static RenderRequest player(SceneEntry scene, Path file) {
    Objects.requireNonNull(file, "target");
    try {
      return new RenderRequest(scene, OutputFormat.of(file, OutputKind.PLAYER), file);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage(), Failure.Subject.TARGET, "");
    }
  }

  /**
   * Creates a request for a format other than an image sequence.
   *
   * @throws UsageException if the file does not have the ending of the format
   */
  public static RenderRequest of(SceneEntry scene, OutputFormat format, Path file) {
    UsageException.require(format.isNameOf(file), "%s does not end with %s", file, format.ending());
    return new RenderRequest(scene, format, file);
  }

  /** Creates a request for all frames of a scene as PNG files in a folder. */
  public static RenderRequest sequence(SceneEntry scene, Path folder) {
    return new RenderRequest(scene, OutputFormat.FRAMES, folder);
  }

  public RenderRequest withPart(ScenePart newPart) {
    return new RenderRequest(
        scene, format, target, newPart, stems, sections, thumbnail, variations);
  }

  /** Returns this request with the tracks of the sound in a folder; null for none. */
  public RenderRequest withStems(Path folder) {
    Optional<Path> tracks = Optional.ofNullable(folder);
    return new RenderRequest(scene, format, target, part, tracks, sections, thumbnail, variations);
  }

  /**
   * Returns this request with a video of each section in a folder, with its sound and subtitles,
   * and a list of the sections, {@code sections.json}. Null means no such videos. Each section also
   * begins with a key frame in the whole video.
   */
  public RenderRequest withSections(Path folder) {
    Optional<Path> films = Optional.ofNullable(folder);
    return new RenderRequest(scene, format, target, part, stems, films, thumbnail, variations);
  }

  /** Returns this request with a thumbnail; null for none. */
  public RenderRequest withThumbnail(Thumbnail picture) {
    Optional<Thumbnail> cover = Optional.ofNullable(picture);
    return new RenderRequest(scene, format, target, part, stems, sections, cover, variations);
  }

  /**
   * Returns this request with parameters that readers can change. The film then has a variant for
   * each combination of their values.
   *
   * @param parameters the parameters, whose names must differ
   */
  public RenderRequest withVariations(List<Variation> parameters) {
    return new RenderRequest(scene, format, target, part, stems, sections, thumbnail, parameters);
  }
}
