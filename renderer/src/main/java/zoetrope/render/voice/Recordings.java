package zoetrope.render.voice;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.internal.audio.Translations;
import zoetrope.internal.diagnostics.Messages;
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
 * @param lines the scene's lines in order, each with its recording if it exists
 * @param texts the texts on the screen that have words, in order
 * @param outdated the names of files in the folder that belong to no line
 */
public record Recordings(
    Optional<Path> folder, List<SpokenLine> lines, List<String> texts, List<String> outdated) {
  public Recordings {
    lines = List.copyOf(lines);
    texts = List.copyOf(texts);
    outdated = List.copyOf(outdated);
  }

  /**
   * Returns the recordings for a scene that ran with the voice {@code recorded}.
   *
   * @param voice the voice of the run; its language selects the folder
   * @throws OutputException if the folder cannot be read
   */
  public static Recordings of(SceneEntry scene, StageResult result, VoiceSettings voice) {
    Optional<Path> folder =
        scene
            .source()
            .map(source -> source.resolveSibling("voice").toAbsolutePath())
            .map(voices -> voices.resolve(ClassScene.simpleName(scene.className())))
            .map(recordings -> recordings.resolve(language(recordings, voice)));
    return new Recordings(folder, result.lines(), result.texts(), outdated(folder, result.lines()));
  }

  /**
   * Returns the folder of a language; empty for the scene's original language if it has no
   * translation file.
   */
  private static String language(Path recordings, VoiceSettings voice) {
    String language = voice.language();
    boolean isTranslated = Files.exists(recordings.resolve(Translations.fileName(language)));
    return language.equals(voice.original()) && !isTranslated ? "" : language;
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

  /** Returns a properties file for translation, with all lines and all texts on the screen. */
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
    for (String shown : texts) {
      String escaped = shown.replace("\\", "\\\\").replace("\n", "\\n");
      text.append("# ").append(escaped).append('\n');
      text.append(Translations.key(shown)).append("=\n\n");
    }
    return text.toString();
  }

  /**
   * Returns a script for recording the missing lines. It contains the words, the estimated duration
   * and the file name of each line.
   */
  public String script() {
    return missing().stream()
        .map(SpokenLine::text)
        .map(
            text ->
                Messages.of(
                    "%s.wav  (%.1f s)\n  %s\n",
                    text.fileName(),
                    text.seconds(VoiceSettings.DEFAULT_WORDS_PER_MINUTE),
                    text.words()))
        .collect(Collectors.joining("\n"));
  }
}
