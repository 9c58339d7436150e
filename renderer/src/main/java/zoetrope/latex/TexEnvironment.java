package zoetrope.latex;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import zoetrope.internal.files.ProgramRun;

/** Runs LaTeX's programs so that they see the same on every machine, and no more than they need. */
final class TexEnvironment {
  /**
   * For all programs: TeX reads and writes nothing but what is below the folder or installed, makes
   * no fonts, takes the beginning of 1970 for today, and does not break the lines of its log.
   */
  private static final Map<String, String> VARIABLES =
      Map.ofEntries(
          Map.entry("openin_any", "p"),
          Map.entry("openout_any", "p"),
          Map.entry("shell_escape", "f"),
          Map.entry("MKTEXTFM", "0"),
          Map.entry("MKTEXPK", "0"),
          Map.entry("MKTEXMF", "0"),
          Map.entry("MKTEXTEX", "0"),
          Map.entry("SOURCE_DATE_EPOCH", "0"),
          Map.entry("FORCE_SOURCE_DATE", "1"),
          Map.entry("max_print_line", "1000"),
          Map.entry("error_line", "254"),
          Map.entry("half_error_line", "238"),
          Map.entry("TEXMFOUTPUT", ""),
          Map.entry("LC_ALL", "C"));

  private TexEnvironment() {}

  /**
   * Runs a command; see {@link ProgramRun#run}.
   *
   * @throws IOException when the program cannot be started
   */
  static ProgramRun.End run(List<String> command, Path folder, String log, int seconds)
      throws IOException {
    return ProgramRun.run(command, VARIABLES, folder, log, seconds);
  }
}
