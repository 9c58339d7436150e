package zoetrope.cli;

import java.util.List;
import picocli.CommandLine.Command;
import zoetrope.cli.options.CommandLineWords;
import zoetrope.render.doctor.Doctor;

@Command(name = "doctor", description = "Check this machine, and suggest fixes")
final class DoctorCommand extends ConsoleCommand {
  @Override
  public Integer call() {
    List<Doctor.Check> checks = Doctor.examine();
    for (Doctor.Check check : checks) {
      console.print(mark(check) + check.name() + ": " + check.detail());
      if (!check.fix().isEmpty()) {
        console.print("        " + CommandLineWords.fix(check));
      }
    }
    return checks.stream().allMatch(Doctor.Check::works)
        ? CommandLineTool.DONE
        : CommandLineTool.FAILED;
  }

  /**
   * Returns the word that is printed before a check. If a check passes but has a fix, an optional
   * feature is absent.
   */
  private static String mark(Doctor.Check check) {
    if (!check.works()) {
      return "FAILED  ";
    }
    return check.fix().isEmpty() ? "ok      " : "absent  ";
  }
}
