package zoetrope.latex;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import zoetrope.internal.files.ProgramRun;

/** The environment of LaTeX's programs, which is restricted and the same on every machine. */
final class TexEnvironment {
  /**
   * The environment of all programs. TeX may only access installed files and the folder, makes no
   * fonts, uses 1 January 1970 as today's date, and does not break log lines.
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
   * @throws IOException if the program cannot be started
   */
  static ProgramRun.End run(List<String> command, Path folder, String log, int seconds)
      throws IOException {
    return ProgramRun.run(command, VARIABLES, folder, log, seconds);
  }
}
