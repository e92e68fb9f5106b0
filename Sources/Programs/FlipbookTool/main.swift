import ToolCommands

FlipbookCommand.runCommandLine()
