package zoetrope.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zoetrope.render.OutputFiles;
import zoetrope.render.RenderRequest;
import zoetrope.render.SceneEntry;
import zoetrope.render.ScenePart;
import zoetrope.render.Thumbnail;
import zoetrope.render.TimePoint;
import zoetrope.render.UsageException;
import zoetrope.render.VectorFormat;

/** Decides where the output of each scene goes. */
final class Outputs {
  private static final Path DEFAULT = Path.of("out");

  private Outputs() {}

  /** What the names of single files look like, and those of folders do not. */
  static final String FILE =
      "(?i).*\\.(png|webp|svg|pdf|mp4|mov|mkv|webm|gif|apng|wav|flac|mp3|m4a|opus|html)";

  /**
   * Folders for what is written beside films.
   *
   * @param stems for tracks of sound, or null
   * @param sections for films of sections, or null
   * @param thumbnail when the picture is seen that stands for a film, or null
   * @param pictures how the names of such pictures end
   */
  record Beside(Path stems, Path sections, TimePoint thumbnail, String pictures) {}

  /**
   * What of a scene is wanted.
   *
   * @param language in which; empty for its own
   * @param ending of films that nobody has named
   */
  record Part(ScenePart of, String language, String ending) {
    /** What stands in a file's name behind that of the scene. */
    String label() {
      return (of.label().isEmpty() ? "" : "-" + of.label())
          + (language.isEmpty() ? "" : "-" + language);
    }
  }

  /**
   * One request a scene. {@code target} and {@code frames} are as the user gave them, or null; with
   * {@code folder} the target is the folder of several films. A part of a scene has a name of its
   * own, so that it does not replace the whole film.
   */
  static List<RenderRequest> requests(
      List<SceneEntry> scenes, boolean folder, Path target, Path frames, Part part, Beside beside) {
    List<RenderRequest> requests = new ArrayList<>();
    for (SceneEntry scene : scenes) {
      if (frames != null) {
        Path place = folder ? frames.resolve(scene.name() + part.label()) : frames;
        requests.add(new RenderRequest(scene, RenderRequest.Kind.SEQUENCE, place, part.of()));
      } else {
        Path file = file(scene.name() + part.label() + part.ending(), folder, target);
        requests.add(new RenderRequest(scene, RenderRequest.kindOf(file), file, part.of()));
      }
    }
    return requests.stream().map(request -> with(request, folder, part, beside)).toList();
  }

  private static RenderRequest with(
      RenderRequest request, boolean folder, Part part, Beside beside) {
    String scene = request.scene().name();
    RenderRequest all = request;
    if (beside.stems() != null) {
      all = all.withStems(folder ? beside.stems().resolve(scene + part.label()) : beside.stems());
    }
    if (beside.sections() != null) {
      Path sections = beside.sections();
      all = all.withSections(folder ? sections.resolve(scene + part.label()) : sections);
    }
    if (beside.thumbnail() != null) {
      String name = request.target().getFileName().toString().replaceFirst("\\.[^.]*$", "");
      Path picture = request.target().resolveSibling(name + beside.pictures());
      all = all.withThumbnail(new Thumbnail(beside.thumbnail(), picture));
    }
    return all;
  }

  /** Whether a target is a talk; null is none. */
  static boolean isTalk(Path target) {
    return target != null && RenderRequest.kindOf(target) == RenderRequest.Kind.TALK;
  }

  /**
   * Where the still of a scene goes, of what {@code label} says; {@code folder} as above. Several
   * of an SVG file have its name with the label.
   *
   * @param ending of names in a folder
   */
  static Path still(SceneEntry scene, String label, boolean folder, Path target, String ending) {
    boolean labelled = folder && isSvg(target);
    Path file =
        labelled
            ? target.resolveSibling(withoutEnding(target) + "-" + label + ".svg")
            : file(scene.name() + "-" + label + ending, folder, target);
    boolean written = scene.problem().isEmpty();
    if (written && !isStill(file) && !OutputFiles.isWebp(file)) {
      throw new UsageException(
          file + " does not end with .png, .webp, .svg or .pdf, which is what a still is");
    }
    return file;
  }

  /** Refuses the name of one file where a folder is wanted; null is none. */
  static void checkFolder(Path target, String remedy) {
    if (target != null && target.toString().matches(FILE)) {
      throw new UsageException(
          target + " is the name of one file, but there are several to write: " + remedy);
    }
  }

  /** Whether a target is an SVG file; null is none. */
  static boolean isSvg(Path target) {
    return target != null && VectorFormat.of(target).filter(f -> f == VectorFormat.SVG).isPresent();
  }

  private static String withoutEnding(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, name.lastIndexOf('.'));
  }

  /**
   * Whether a target is a still, and not a film or a folder; null is none. A WebP is a still only
   * where a moment is asked for.
   */
  static boolean isStill(Path target) {
    return target != null
        && (target.toString().toLowerCase(Locale.ROOT).endsWith(".png")
            || VectorFormat.of(target).isPresent());
  }

  /** Whether a target is made of paths; null is none. */
  static boolean isVector(Path target) {
    return target != null && VectorFormat.of(target).isPresent();
  }

  /** Whether a target is a film that has a codec, or a folder of such; null is one, too. */
  static boolean hasCodec(Path target) {
    return target == null
        || !target.toString().matches(FILE)
        || target.toString().toLowerCase(Locale.ROOT).matches(".*\\.(mp4|mov|mkv|webm)");
  }

  /** Whether several stills of a scene are pages of one file. */
  static boolean hasPages(Path target) {
    return target != null && VectorFormat.of(target).filter(f -> f == VectorFormat.PDF).isPresent();
  }

  private static Path file(String name, boolean folder, Path target) {
    if (target == null) {
      return DEFAULT.resolve(name);
    }
    if (folder) {
      checkFolder(target, "name a folder");
    }
    return folder ? target.resolve(name) : target;
  }
}
