package zoetrope.studio.edit;

import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import zoetrope.render.result.UsageException;

/** The {@code section(...)} statements of a source file, which can be moved. */
public final class SectionCode {
  private final JavaFile file;

  public SectionCode(JavaFile file) {
    this.file = file;
  }

  /**
   * Moves the lines of the statement that begins a section before the statement at {@code line}.
   *
   * @throws UsageException if there is not exactly one such statement, or if another statement is
   *     on one of the lines
   */
  public TextEdit moved(String section, int line) {
    StatementTree moved = statement(section);
    int to = file.start(file.statementAt(line).getLeaf());
    String indent = file.indentAt(to);
    TextEdit old = file.linesOf(moved);
    UsageException.require(
        indent != null && old != null,
        "section(\"%s\") shares its line with other code: move it in the code",
        section);
    String text = file.text();
    int target = to - indent.length();
    String lines = indent + text.substring(file.start(moved), old.end());
    return target > old.start()
        ? new TextEdit(old.start(), target, text.substring(old.end(), target) + lines)
        : new TextEdit(target, old.end(), lines + text.substring(target, old.start()));
  }

  private StatementTree statement(String section) {
    List<StatementTree> found = new ArrayList<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitExpressionStatement(ExpressionStatementTree statement, Void none) {
        if (statement.getExpression() instanceof MethodInvocationTree call
            && JavaFile.name(call).equals("section")
            && !call.getArguments().isEmpty()
            && call.getArguments().get(0) instanceof LiteralTree name
            && section.equals(name.getValue())) {
          found.add(statement);
        }
        return super.visitExpressionStatement(statement, none);
      }
    }.scan(file.unit(), null);
    UsageException.require(
        found.size() == 1,
        "the file of this play does not have exactly one section(\"%s\"): move it in the code",
        section);
    return found.get(0);
  }
}
