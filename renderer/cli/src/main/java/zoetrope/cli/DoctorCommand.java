package zoetrope.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import zoetrope.render.Doctor;

/** Says what works on this machine. */
@Command(name = "doctor", description = "Tries out what rendering needs, and tells the remedies.")
final class DoctorCommand implements Callable<Integer> {
  @Mixin private HelpOption help;

  private final Console console;

  DoctorCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<Doctor.Finding> findings = Doctor.examine();
    for (Doctor.Finding finding : findings) {
      console
          .out()
          .println(
              (finding.works() ? "ok      " : "FAILED  ")
                  + finding.name()
                  + ": "
                  + finding.detail());
      if (!finding.remedy().isEmpty()) {
        console.out().println("        " + finding.remedy());
      }
    }
    console.out().flush();
    return findings.stream().allMatch(Doctor.Finding::works)
        ? CommandLineTool.DONE
        : CommandLineTool.FAILED;
  }
}
