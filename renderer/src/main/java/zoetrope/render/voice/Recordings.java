package zoetrope.render.voice;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.render.request.ClassScene;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.OutputException;
import zoetrope.scene.StageResult;
import zoetrope.sound.SpokenLine;
import zoetrope.sound.VoiceSettings;

/**
 * The recordings of a scene's lines: which exist, which are missing, and which belong to a text
 * that the scene no longer has.
 *
 * @param folder the folder of the recordings; empty for a scene whose source is unknown
 * @param lines the scene's lines in order, each with its recording if there is one
 * @param outdated the names of files in the folder that belong to no line
 */
public record Recordings(Optional<Path> folder, List<SpokenLine> lines, List<String> outdated) {
  public Recordings {
    lines = List.copyOf(lines);
    outdated = List.copyOf(outdated);
  }

  /**
   * Returns the recordings for a scene that ran with the voice {@code recorded}.
   *
   * @param voice the voice of the run; its language selects the folder
   * @throws OutputException if the folder cannot be read
   */
  public static Recordings of(SceneEntry scene, StageResult result, VoiceSettings voice) {
    Path recordingFolder =
        Path.of("voice", ClassScene.simpleName(scene.className()), voice.language());
    Optional<Path> folder =
        scene.source().map(source -> source.toAbsolutePath().getParent().resolve(recordingFolder));
    return new Recordings(folder, result.lines(), outdated(folder, result.lines()));
  }

  private static List<String> outdated(Optional<Path> folder, List<SpokenLine> lines) {
    if (folder.isEmpty() || !Files.isDirectory(folder.get())) {
      return List.of();
    }
    Set<String> wanted =
        lines.stream().map(line -> line.text().fileName()).collect(Collectors.toSet());
    try (Stream<Path> files = Files.list(folder.get())) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.endsWith(".properties"))
          .filter(name -> !wanted.contains(name.replaceFirst("\\.[^.]*$", "")))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new OutputException("cannot read the folder " + folder.get(), e);
    }
  }

  public List<SpokenLine> missing() {
    return lines.stream().filter(line -> line.recording().isEmpty()).toList();
  }

  /** Returns all lines as a properties file for translation. */
  public String properties() {
    StringBuilder text = new StringBuilder();
    for (SpokenLine line : lines) {
      String marks =
          line.text().marks().keySet().stream()
              .map(m -> " [" + m + "]")
              .collect(Collectors.joining());
      text.append("# ").append(line.text().words()).append(marks).append('\n');
      text.append(line.text().fileName()).append("=\n\n");
    }
    return text.toString();
  }

  /**
   * Returns a script for recording the missing lines. It contains for each line its words, its
   * estimated duration and the name of its file.
   */
  public String script() {
    List<String> parts = new ArrayList<>();
    for (SpokenLine line : missing()) {
      parts.add(
          String.format(
              Locale.ROOT,
              "%s.wav  (%.1f s)\n  %s\n",
              line.text().fileName(),
              line.text().seconds(VoiceSettings.DEFAULT_WORDS_PER_MINUTE),
              line.text().words()));
    }
    return String.join("\n", parts);
  }
}
