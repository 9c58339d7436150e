package zoetrope.internal.audio;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import zoetrope.internal.diagnostics.CommandWords;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.files.ContentKey;
import zoetrope.internal.files.Folders;
import zoetrope.internal.files.PrivateFolder;
import zoetrope.internal.files.ProgramRun;
import zoetrope.internal.files.WorkFolder;
import zoetrope.internal.video.AtomicFile;
import zoetrope.sound.LineText;
import zoetrope.sound.SoundException;

/**
 * Runs a program that speaks texts, once for each text and without a shell. The sound, and the
 * times of words if the program reports them, are cached in the user's cache folder under a hash of
 * the command and the text.
 */
final class CommandVoice {
  private static final int TIMEOUT_SECONDS = 120;
  private static final String LOG_NAME = "said.txt";
  private static final String SPOKEN_NAME = "line.wav";
  private static final String WORDS_NAME = "line" + WordTimesReader.ENDING;
  private static final int MAX_LOG_CHARACTERS = 600;

  /** The maximum size of the cache for all voices: some hours of speech. */
  private static final long MAX_CACHE_BYTES = 1L << 30;

  /**
   * Old recordings are deleted only before a process speaks its first line. Later, a scene of the
   * process may still use them.
   */
  private static final AtomicBoolean CACHE_IS_TRIMMED = new AtomicBoolean();

  private CommandVoice() {}

  static Narrator.Spoken say(LineText line, String command) {
    try {
      Path folder = PrivateFolder.cache().resolve("voice");
      PrivateFolder.create(folder);
      String danger = PrivateFolder.danger(folder);
      if (!danger.isEmpty()) {
        throw new SoundException(
            Messages.of(
                "the recordings of the voice cannot be cached: %s; set the variable %s to this"
                    + " folder",
                danger, PrivateFolder.CACHE_VARIABLE));
      }
      String key = ContentKey.of(List.of(command, line.words()));
      Path cached = folder.resolve(key + ".wav");
      Path words = folder.resolve(key + WordTimesReader.ENDING);
      if (CACHE_IS_TRIMMED.compareAndSet(false, true)) {
        Folders.makeRoom(folder, MAX_CACHE_BYTES);
      }
      if (!Files.isRegularFile(cached)) {
        speak(line, command, cached, words);
      }
      return Narrator.spoken(line, SoundLoader.load(cached), words);
    } catch (IOException e) {
      throw new SoundException("the voice '" + command + "' cannot be run: " + e.getMessage(), e);
    }
  }

  private static void speak(LineText line, String command, Path cached, Path cachedWords)
      throws IOException {
    String text = line.words();
    try (WorkFolder work = WorkFolder.create("voice")) {
      Path spoken = work.path().resolve(SPOKEN_NAME);
      Path said = work.path().resolve(WORDS_NAME);
      List<String> words =
          words(command).stream()
              .map(word -> word.replace("{out}", spoken.toString()))
              .map(word -> word.replace("{words}", said.toString()).replace("{text}", text))
              .toList();
      ProgramRun.End end = run(words, command, work.path());
      if (end != ProgramRun.End.DONE || !Files.isRegularFile(spoken) || Files.size(spoken) == 0) {
        throw new SoundException(failure(text, command, end, work.read(LOG_NAME)));
      }
      requireValid(line, command, spoken, said);
      Files.deleteIfExists(cachedWords);
      if (Files.exists(said)) {
        AtomicFile.writeOneOfMany(cachedWords, Files.readAllBytes(said));
      }
      AtomicFile.writeOneOfMany(cached, Files.readAllBytes(spoken));
    }
  }

  private static void requireValid(LineText line, String command, Path spoken, Path said)
      throws IOException {
    try {
      Narrator.spoken(line, SoundLoader.load(spoken), said);
    } catch (SoundException e) {
      throw new SoundException(
          Messages.of(
              "the output that the voice '%s' wrote for the line '%s' is wrong: %s",
              command, line.words(), e.getMessage()),
          e);
    }
  }

  private static ProgramRun.End run(List<String> words, String command, Path work) {
    try {
      return ProgramRun.run(words, Map.of(), work, LOG_NAME, TIMEOUT_SECONDS);
    } catch (IOException e) {
      throw new SoundException(
          Messages.of(
              "the voice '%s' cannot be run: there is no program '%s'; install it, or name"
                  + " it with its folder",
              command, words.get(0)),
          e);
    }
  }

  private static String failure(String text, String command, ProgramRun.End end, String log) {
    String how =
        switch (end) {
          case DONE -> "wrote no sound to {out}";
          case FAILED -> "failed";
          case TOO_LONG -> "took longer than " + TIMEOUT_SECONDS + " s";
          case TOO_MUCH -> "wrote more than " + (ProgramRun.MAX_BYTES >> 20) + " MB";
        };
    String said = log.strip();
    String last =
        said.length() > MAX_LOG_CHARACTERS
            ? said.substring(said.length() - MAX_LOG_CHARACTERS)
            : said;
    return Messages.of(
        "the voice '%s' %s for the line '%s'%s\n  fix the command, or choose another voice",
        command,
        how,
        text,
        last.isEmpty() ? "" : "\n  its output: " + last.replace("\n", "\n  its output: "));
  }

  private static List<String> words(String command) {
    try {
      return CommandWords.of(command);
    } catch (IllegalArgumentException e) {
      throw new SoundException("the voice " + e.getMessage(), e);
    }
  }
}
