package zoetrope.internal.render.plan;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.frame.FrameRate;
import zoetrope.internal.diagnostics.Json;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.files.Replacement;
import zoetrope.internal.render.files.OutputNames;
import zoetrope.internal.render.files.SubtitleFormat;
import zoetrope.render.request.NamedSection;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.result.OutputException;
import zoetrope.scene.Time;

/**
 * The files for the sections of a video in a folder: {@code 01-Softmax.mp4} and so on, with their
 * subtitles, and a JSON file that lists the sections.
 *
 * @param ending the file name extension of the videos, such as {@code .mp4}
 */
public record SectionFiles(Path folder, List<FilmPart> parts, String ending) {
  /**
   * The maximum length of a title in a file name, in bytes of UTF-8. File systems allow 255 bytes
   * for a name, which also contains a number and an extension.
   */
  private static final int MAX_NAME_BYTES = 200;

  /**
   * Returns the files for the sections of the video {@code film}. Their extension is that of this
   * video.
   */
  static SectionFiles of(Path folder, List<FilmPart> parts, Path film) {
    String name = film.getFileName().toString();
    String ending = name.substring(name.lastIndexOf('.')).toLowerCase(Locale.ROOT);
    return new SectionFiles(folder, parts, ending);
  }

  public Path film(FilmPart part) {
    int digits = Math.max(2, Integer.toString(parts.size()).length());
    int number = parts.indexOf(part) + 1;
    String name = safe(part.title());
    return folder.resolve(
        Messages.of("%0" + digits + "d", number) + (name.isEmpty() ? "" : "-" + name) + ending);
  }

  /**
   * Returns a title as a file name that all file systems accept: each series of characters other
   * than letters and digits becomes a hyphen.
   */
  private static String safe(String title) {
    String name = new NamedSection(Normalizer.normalize(title, Normalizer.Form.NFC)).label();
    name = name.replaceAll("^-|-$", "");
    while (name.getBytes(StandardCharsets.UTF_8).length > MAX_NAME_BYTES) {
      name = name.substring(0, name.offsetByCodePoints(name.length(), -1));
    }
    return name;
  }

  private Optional<Path> subtitles(FilmPart part) {
    return part.subtitles().isEmpty()
        ? Optional.empty()
        : Optional.of(SubtitleFormat.beside(film(part)));
  }

  List<Path> all() {
    List<Path> all = new ArrayList<>(List.of(folder.resolve(OutputNames.SECTION_INDEX)));
    for (FilmPart part : parts) {
      all.add(film(part));
      subtitles(part).ifPresent(all::add);
    }
    return all;
  }

  /** Returns a warning about videos of other sections in the folder; empty if there are none. */
  Optional<String> others() {
    if (!Files.isDirectory(folder)) {
      return Optional.empty();
    }
    Set<String> currentNames =
        all().stream().map(file -> file.getFileName().toString()).collect(Collectors.toSet());
    try (Stream<Path> files = Files.list(folder)) {
      List<String> others =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> OutputNames.isSectionVideo(name) && !currentNames.contains(name))
              .sorted()
              .toList();
      return others.isEmpty()
          ? Optional.empty()
          : Optional.of(
              folder
                  + " contains files of other sections, which stay: delete them if they"
                  + " belong to an earlier video: "
                  + String.join(", ", others));
    } catch (IOException e) {
      throw new OutputException("cannot read the folder " + folder + ": " + e.getMessage(), e);
    }
  }

  /**
   * Writes the subtitles and the index.
   *
   * @param replacement restores the older files if something fails
   */
  public void writeTexts(String scene, FrameRate rate, Replacement replacement) {
    for (FilmPart part : parts) {
      subtitles(part)
          .ifPresent(
              file -> write(file, SubtitleFormat.of(file).text(part.subtitles()), replacement));
    }
    Map<String, Object> index = new LinkedHashMap<>();
    index.put("scene", scene);
    index.put("fps", rate.toString());
    index.put("sections", parts.stream().map(part -> entry(part, rate)).toList());
    write(folder.resolve(OutputNames.SECTION_INDEX), Json.write(index), replacement);
  }

  private static void write(Path file, String text, Replacement replacement) {
    replacement.of(file);
    OutputFiles.write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  private Map<String, Object> entry(FilmPart part, FrameRate rate) {
    long start = part.range().from() - parts.get(0).range().from();
    return Json.object(
        "name", part.title(),
        "file", film(part).getFileName().toString(),
        "subtitles", subtitles(part).map(f -> f.getFileName().toString()).orElse(null),
        "startSeconds", Time.ofFrame(start, rate).seconds(),
        "durationSeconds", Time.ofFrame(part.frames(), rate).seconds(),
        "frames", part.frames());
  }
}
